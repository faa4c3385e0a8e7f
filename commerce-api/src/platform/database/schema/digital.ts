import type { OptionLabel } from '@pasaz/kernel/contract/product-option';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orderItems, orders } from './sales.ts';

/** Money in cents. */
export const giftCards = pgTable(
	'gift_cards',
	{
		code: text().primaryKey(),
		currency: text().notNull(),
		amount: integer().notNull(),
		/** What is left of it. */
		balance: integer().notNull(),
		active: boolean().notNull().default(true),
		/** What was chosen with it, a dedication above all. */
		options: jsonb().$type<OptionLabel[]>(),
		/** The order by which it was sold. */
		soldBy: uuid('sold_by').references(() => orders.uuid, { onDelete: 'restrict' }),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [index().on(t.soldBy)],
);

/** What orders have paid by gift cards. */
export const giftCardPayments = pgTable(
	'gift_card_payments',
	{
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		code: text()
			.notNull()
			.references(() => giftCards.code, { onDelete: 'restrict' }),
		amount: integer().notNull(),
		/** As much of it as is on the card again. */
		returned: integer().notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.orderUuid, t.code] })],
);

/** A file that an order has paid for. */
export const downloads = pgTable(
	'downloads',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		itemId: integer('item_id')
			.notNull()
			.references(() => orderItems.id, { onDelete: 'cascade' }),
		sku: text().notNull(),
		/** Name of the file among those of the product. */
		file: text().notNull(),
		/** Signs its links. */
		key: text().notNull(),
		/** How often it can still be fetched. */
		left: integer().notNull(),
		/** The first moment that is too late. */
		expiresAt: moment('expires_at').notNull(),
	},
	(t) => [unique().on(t.itemId, t.file), index().on(t.orderUuid)],
);
