import type { DEMANDS } from '@pasaz/kernel/contract/claim-form';
import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import type { OrderAddress, Tracking } from '@pasaz/kernel/contract/order';
import type { OptionLabel, ProductOption } from '@pasaz/kernel/contract/product-option';
import { sql } from 'drizzle-orm';
import {
	boolean,
	index,
	integer,
	jsonb,
	numeric,
	pgSequence,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

export const carts = pgTable('carts', {
	id: uuid().primaryKey(),
	/** Null for a guest's cart, which anybody may use who knows its id. */
	userId: integer('user_id')
		.unique()
		.references(() => users.id, { onDelete: 'cascade' }),
	shippingCountry: text('shipping_country'),
	/** Code or name as it was given. */
	shippingRegion: text('shipping_region'),
	shippingCarrier: text('shipping_carrier'),
	shippingMethod: text('shipping_method'),
	/** The storefront in which it was last used; prices depend on the storefront that asks. */
	storeCode: text('store_code').notNull().default('pl'),
	/** A coupon that was valid at the last totals. */
	coupon: text(),
	/** The shopper's first page, e.g. of a campaign. */
	startPage: jsonb('start_page').$type<{ url: string; date: string }>(),
	createdAt: moment('created_at').notNull().defaultNow(),
	updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Products are referenced by sku, so that carts survive imports. */
export const cartItems = pgTable(
	'cart_items',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		cartId: uuid('cart_id')
			.notNull()
			.references(() => carts.id, { onDelete: 'cascade' }),
		/** The variant's, for a configurable product. */
		sku: text().notNull(),
		lineKey: text('line_key').notNull(),
		/** What the operations give; 0 for a removed line, of which only sync may know (`isInCart`). */
		qty: integer().notNull(),
		productOption: jsonb('product_option').$type<ProductOption>(),
		/** Null in rows older than operations. */
		ops: jsonb().$type<LineOps>(),
	},
	(t) => [unique().on(t.cartId, t.lineKey)],
);

export const orderNumber = pgSequence('order_number', { startWith: 1 });

/** A copy of everything as it was ordered. Money is gross grosze unless the name says net. */
export const orders = pgTable(
	'orders',
	{
		uuid: uuid().primaryKey(),
		number: text().notNull().unique(),
		userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
		email: text().notNull(),
		storeCode: text('store_code').notNull(),
		currency: text().notNull(),
		status: text().$type<'pending' | 'processing' | 'sent' | 'delivered' | 'canceled'>().notNull(),
		paymentStatus: text('payment_status').$type<'pending' | 'paid' | 'refused' | 'on-delivery'>().notNull(),
		paymentMethod: text('payment_method').notNull(),
		paymentTitle: text('payment_title').notNull(),
		/** `carrier_method`; null where nothing is shipped. */
		shippingMethod: text('shipping_method'),
		shippingTitle: text('shipping_title').notNull(),
		subtotal: integer().notNull(),
		discount: integer().notNull(),
		coupon: text(),
		startPage: jsonb('start_page').$type<{ url: string; date: string }>(),
		shipping: integer().notNull(),
		shippingNet: integer('shipping_net').notNull(),
		tax: integer().notNull(),
		grandTotal: integer('grand_total').notNull(),
		/** The part of the grand total that gift cards have paid. */
		giftCardAmount: integer('gift_card_amount').notNull().default(0),
		billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
		shippingAddress: jsonb('shipping_address').$type<OrderAddress>(),
		/** Wanted files at once, knowing that there is no withdrawal from one that was fetched. */
		digitalConsent: boolean('digital_consent').notNull().default(false),
		comments: jsonb().$type<{ delivery?: string | undefined; order?: string | undefined }>(),
		tracking: jsonb().$type<Tracking>(),
		/** The cart whose pieces it took, and the operation by which it did; null without a cart. */
		cartId: uuid('cart_id'),
		cartOperation: text('cart_operation').$type<OpId>(),
		/** An order that is still unpaid then ends; null for one that is not paid online. */
		payUntil: moment('pay_until'),
		/** Until then its pieces wait in a showroom; null for what is sent. */
		collectUntil: moment('collect_until'),
		createdAt: moment('created_at').notNull(),
		updatedAt: moment('updated_at').notNull(),
	},
	(t) => [
		index().on(t.userId, t.createdAt),
		index().on(t.cartId),
		index().on(t.payUntil).where(sql`status = 'pending'`),
		index().on(t.collectUntil).where(sql`status in ('pending', 'sent')`),
	],
);

export const orderItems = pgTable(
	'order_items',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		/** Set on the parts of a bundle; shoppers see only lines without it. */
		parentItemId: integer('parent_item_id'),
		productId: integer('product_id').notNull(),
		sku: text().notNull(),
		name: text().notNull(),
		productType: text('product_type').notNull(),
		qty: integer().notNull(),
		price: integer().notNull(),
		rowTotal: integer('row_total').notNull(),
		discount: integer().notNull().default(0),
		taxPercent: numeric('tax_percent', { precision: 7, scale: 4, mode: 'number' }).notNull(),
		/** Path of its picture; null without one, for parts of a bundle, and in old orders. */
		image: text(),
		/** The chosen options with the store view's labels; null as for `image`. */
		options: jsonb().$type<OptionLabel[]>(),
		productOption: jsonb('product_option').$type<ProductOption>(),
	},
	(t) => [index().on(t.orderUuid), index().on(t.productType).where(sql`product_type = 'downloadable'`)],
);

/** When an order came into a state after it was placed; it comes into each at most once. */
export const orderStates = pgTable(
	'order_states',
	{
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		state: text().$type<'paid' | 'sent' | 'delivered' | 'canceled'>().notNull(),
		at: moment('at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.orderUuid, t.state] })],
);

/** Numbers of a year are counted from 1 without gaps. */
export const invoices = pgTable(
	'invoices',
	{
		orderUuid: uuid('order_uuid')
			.primaryKey()
			.references(() => orders.uuid, { onDelete: 'restrict' }),
		year: integer().notNull(),
		serial: integer().notNull(),
		/** As it was when the invoice was issued. */
		seller: jsonb().$type<{ name: string; address: string; vatId: string }>().notNull(),
		issuedAt: moment('issued_at').notNull(),
	},
	(t) => [unique().on(t.year, t.serial)],
);

export interface ClaimedPieces {
	itemId: number;
	qty: number;
	/** What a complaint has brought back of their price, in gross grosze. */
	lowered?: number;
}

/** What corrects an invoice, after pieces came back, a price was lowered or the whole order ended; numbered like invoices, on their own. */
export const corrections = pgTable(
	'corrections',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => invoices.orderUuid, { onDelete: 'restrict' }),
		/** The withdrawal or complaint that it is about; null for a cancelled order. */
		claimId: integer('claim_id').unique(),
		year: integer().notNull(),
		serial: integer().notNull(),
		/** Pieces that came back, by item, and by how much its price was lowered after a complaint. */
		items: jsonb().$type<ClaimedPieces[]>().notNull(),
		/** Gross grosze that the invoice is lowered by. */
		amount: integer().notNull(),
		issuedAt: moment('issued_at').notNull(),
	},
	(t) => [unique().on(t.year, t.serial), index().on(t.orderUuid)],
);

/** A shopper's withdrawal from the contract, or complaint, about some of an order's pieces. */
export const claims = pgTable(
	'claims',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'restrict' }),
		kind: text().$type<'withdrawal' | 'complaint'>().notNull().default('withdrawal'),
		state: text().$type<'received' | 'accepted' | 'refused'>().notNull(),
		items: jsonb().$type<ClaimedPieces[]>().notNull(),
		/** To be returned after a withdrawal, or returned for a complaint, in gross grosze. */
		amount: integer().notNull(),
		/** The delivery's part of it; null in rows older than this column. */
		shipping: integer(),
		/** The part of it that went back to gift cards when it was settled. */
		giftCardAmount: integer('gift_card_amount').notNull().default(0),
		/** Where to; null for the way it was paid. */
		account: text(),
		/** Only of a complaint: what is wrong, and what the shopper asks for. */
		description: text(),
		demand: text().$type<(typeof DEMANDS)[number]>(),
		answer: text(),
		createdAt: moment('created_at').notNull(),
		settledAt: moment('settled_at'),
	},
	(t) => [index().on(t.orderUuid)],
);

export const claimPictures = pgTable(
	'claim_pictures',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		claimId: integer('claim_id')
			.notNull()
			.references(() => claims.id, { onDelete: 'cascade' }),
		/** Base64. */
		webp: text().notNull(),
	},
	(t) => [index().on(t.claimId)],
);

/** The stored answer is sent again byte for byte. */
export const idempotencyKeys = pgTable('idempotency_keys', {
	key: text().primaryKey(),
	requestHash: text('request_hash').notNull(),
	answer: text(),
	createdAt: moment('created_at').notNull().defaultNow(),
});
