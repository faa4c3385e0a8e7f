import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Texts of a store view by its code. */
export type ShowroomTexts = Record<string, { name?: string; hint?: string }>;

export const showrooms = pgTable('showrooms', {
	slug: text().primaryKey(),
	/** In the order of the merchant's list. */
	position: integer().notNull(),
	document: jsonb().$type<Showroom>().notNull(),
	texts: jsonb().$type<ShowroomTexts>().notNull(),
});

/** Pieces on the shelves of a showroom, which are not those of the warehouse. */
export const showroomStock = pgTable(
	'showroom_stock',
	{
		showroom: text()
			.notNull()
			.references(() => showrooms.slug, { onDelete: 'cascade' }),
		sku: text().notNull(),
		qty: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.sku, t.showroom] })],
);
