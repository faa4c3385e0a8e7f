import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Differences } from '../../translations/differences.ts';

/** Store views whose catalogue has texts of its own. */
export const translatedStores = pgTable('translated_stores', {
	store: text().primaryKey(),
	/** Of its texts, e.g. `de`: search takes words to their stems in it. */
	language: text().notNull(),
});

/** What products and variants are called in a store view, and what else their documents say otherwise there. */
export const productTranslations = pgTable(
	'product_translations',
	{
		store: text().notNull(),
		productId: integer('product_id').notNull(),
		/** Null where it has the name of the catalogue. */
		name: text(),
		document: jsonb().$type<Differences>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.store, t.productId] })],
);

export type TranslatedKind =
	| ('category' | 'attribute' | 'tag' | 'page' | 'faq')
	| ('block' | 'node' | 'partner' | 'layout' | 'size-table' | 'settings');

/** The same of everything else that is written, by id or name. */
export const translations = pgTable(
	'translations',
	{
		store: text().notNull(),
		kind: text().$type<TranslatedKind>().notNull(),
		key: text().notNull(),
		document: jsonb().$type<Differences>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.store, t.kind, t.key] })],
);
