import type { OptionLabel } from '@pasaz/kernel/contract/product-option';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { claims, orderItems, orders } from './sales.ts';

/** Money in cents. */
export const giftCards = pgTable(
	'gift_cards',
	{
		code: text().primaryKey(),
		currency: text().notNull(),
		amount: integer().notNull(),
		balance: integer().notNull(),
		active: boolean().notNull().default(true),
		/** By the merchant; such a card is inactive. */
		blocked: boolean().notNull().default(false),
		options: jsonb().$type<OptionLabel[]>(),
		soldBy: uuid('sold_by').references(() => orders.uuid, { onDelete: 'restrict' }),
		/** The line that sold it; null for a card that no order did, and for older ones that several lines may have sold. */
		itemId: integer('item_id').references(() => orderItems.id, { onDelete: 'restrict' }),
		/** The withdrawal or refunded complaint by which it comes back; it is inactive then, unless that is refused. */
		claimId: integer('claim_id').references(() => claims.id, { onDelete: 'restrict' }),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [index().on(t.soldBy)],
);

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
