import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './sales.ts';

export const taxRules = pgTable('tax_rules', {
	id: integer().primaryKey(),
	document: jsonb().$type<TaxRule>().notNull(),
});

/** A product's price from a moment until its next row; gross grosze. Rows survive imports. */
export const priceHistory = pgTable(
	'price_history',
	{ productId: integer('product_id').notNull(), since: moment('since').notNull(), price: integer().notNull() },
	(t) => [primaryKey({ columns: [t.productId, t.since] })],
);

/** Cents by currency code, e.g. `{ PLN: 5000 }`. */
export type MoneyByCurrency = Record<string, number>;

export const coupons = pgTable('coupons', {
	/** Upper case. */
	code: text().primaryKey(),
	kind: text().$type<'percent' | 'fixed' | 'free-shipping'>().notNull(),
	/** Discount on the goods, 1 to 100; only for `percent`. */
	percent: integer(),
	/** Discount on the goods; only for `fixed`, which is not valid in a currency without an amount. */
	amounts: jsonb().$type<MoneyByCurrency>().notNull().default({}),
	/** Minimum gross value of the goods; if there is any, the coupon is not valid in other currencies. */
	minimums: jsonb().$type<MoneyByCurrency>().notNull().default({}),
	validFrom: moment('valid_from'),
	/** The first moment that is too late. */
	validUntil: moment('valid_until'),
	active: boolean().notNull().default(true),
	/** Orders that may use it; null for any number. */
	mostUses: integer('most_uses'),
	mostUsesPerCustomer: integer('most_uses_per_customer'),
	uses: integer().notNull().default(0),
});

/** One row for each order with a coupon, deleted when the order is cancelled. */
export const couponUses = pgTable(
	'coupon_uses',
	{
		orderUuid: uuid('order_uuid')
			.primaryKey()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		code: text().notNull(),
		/** The order's e-mail address in lower case. */
		customer: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(t) => [index().on(t.code, t.customer)],
);

/** Signed messages of payment providers; each counts once. */
export const paymentEvents = pgTable(
	'payment_events',
	{
		/** The provider's. */
		id: text().primaryKey(),
		orderUuid: uuid('order_uuid').notNull(),
		/** What it changed: `refund-due` is a payment that the shop does not keep, `rejected` a message that it could not take. */
		outcome: text().$type<'paid' | 'refused' | 'ignored' | 'refund-due' | 'rejected'>().notNull(),
		/** Code of the refusal of a rejected one, or why a payment is to be sent back. */
		reason: text(),
		/** Cents; null in messages older than this column. */
		amount: bigint({ mode: 'number' }),
		currency: text(),
		/** Set when the merchant has sent back what was due. */
		refundedAt: moment('refunded_at'),
		receivedAt: moment('received_at').notNull(),
	},
	(t) => [index().on(t.orderUuid), index().on(t.receivedAt)],
);
