import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Differences } from '../../differences.ts';

export const translatedStores = pgTable('translated_stores', {
	/** Empty for the catalogue's own texts, which are Polish where it has no row. */
	store: text().primaryKey(),
	/** Language of its texts, e.g. `de`, by whose rules search stems words. */
	language: text().notNull(),
});

export const productTranslations = pgTable(
	'product_translations',
	{
		store: text().notNull(),
		productId: integer('product_id').notNull(),
		name: text(),
		/** Its address in the store view; null where it is the catalogue's. */
		urlKey: text('url_key'),
		document: jsonb().$type<Differences>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.store, t.productId] }), index().on(t.urlKey)],
);

export type TranslatedKind =
	| ('category' | 'attribute' | 'tag' | 'page' | 'faq')
	| ('block' | 'node' | 'partner' | 'layout' | 'size-table' | 'settings');

/** Translations of everything else, by id or name. */
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
