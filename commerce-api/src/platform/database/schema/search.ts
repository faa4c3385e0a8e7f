import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Lexemes with positions and weights, as text: `'sukienk':1A 'zonkil':2A`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search terms of products: one narrow row for each product that lists may show, and one for each store view
 * with texts of its own. The vector holds words without
 * diacritics and their stems, weighted A for the name, B for skus (its variants' too), C for category names, D for flags,
 * for options such as its pattern, and for what only its variants' names say, such as their colour.
 */
export const productTexts = pgTable(
	'product_texts',
	{
		/** The store view; empty for the catalogue's own texts. */
		store: text().notNull().default(''),
		productId: integer('product_id').notNull(),
		/** The name in lower case without diacritics. */
		title: text().notNull(),
		vector: tsvector().notNull(),
	},
	// An index that begins with the store would tempt the planner to read a store's rows before those with the words.
	(t) => [primaryKey({ columns: [t.productId, t.store] }), index().using('gin', t.vector)],
);

/** The words of the catalogue, to correct misspelt ones. */
export const searchWords = pgTable(
	'search_words',
	{
		store: text().notNull().default(''),
		/** Lower case without diacritics. */
		word: text().notNull(),
		/** The most frequent spelling. */
		written: text().notNull(),
		frequency: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.word, t.store] }), index().using('gin', t.word.op('gin_trgm_ops'))],
);
