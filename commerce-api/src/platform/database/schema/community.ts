import type { Conversion } from '@pasaz/kernel/contract/analytics';
import { NO_OP } from '@pasaz/kernel/domain/line-ops';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './sales.ts';
import { users } from './users.ts';

/** Products are referenced by id, which survives imports. */
export const reviews = pgTable(
	'reviews',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		productId: integer('product_id').notNull(),
		title: text().notNull(),
		detail: text().notNull(),
		nickname: text().notNull(),
		/** Stars, 1 to 5. */
		rating: smallint().notNull(),
		/** 1 published, 2 waits for a moderator, 3 refused. */
		status: smallint().notNull(),
		/** Language of the storefront in which it was written, e.g. `de`; null where that is unknown. */
		language: text(),
		/** The shop's public answer. */
		comment: text(),
		/** How the garment fits: 1 too small, 2 as its size says, 3 too large; null where that was not said. */
		fit: smallint().$type<1 | 2 | 3>(),
		/** Whether an order of the author had the product when it was written. */
		isVerified: boolean('is_verified').notNull().default(false),
		/** Null for a guest. */
		userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** Set when it was written by the link in an order's mail. */
		orderUuid: uuid('order_uuid').references(() => orders.uuid, { onDelete: 'set null' }),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index().on(t.productId, t.status),
		index().on(t.status, t.createdAt),
		unique().on(t.userId, t.productId),
		unique().on(t.orderUuid, t.productId),
	],
);

/** Whoever has a secret from an order's mails may see the order and act for its shopper. Secrets are stored as SHA-256. */
export const orderLinks = pgTable(
	'order_links',
	{
		hash: text().primaryKey(),
		orderUuid: uuid('order_uuid')
			.notNull()
			.references(() => orders.uuid, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** Its secret stands in the address of a file, and opens no more than the order's files. */
		filesOnly: boolean('files_only').notNull().default(false),
	},
	(t) => [index().on(t.orderUuid)],
);

export const wishes = pgTable(
	'wishes',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		productId: integer('product_id').notNull(),
		addedAt: moment('added_at').notNull(),
		/** The last operation; in a row of before operations were kept, one before all others. */
		operation: text().notNull().default(NO_OP),
		/** False for a removed wish, of which only sync may know. */
		wished: boolean().notNull().default(true),
	},
	(t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
	/** Lower case. */
	email: text().primaryKey(),
	storeCode: text('store_code').notNull(),
	/** When the mail's link was followed; the proof of consent. */
	confirmedAt: moment('confirmed_at').notNull(),
});

/** Deleted when its mail is sent, or after a year (rule 8.18). */
export const availabilitySubscriptions = pgTable(
	'availability_subscriptions',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		productId: integer('product_id').notNull(),
		/** Lower case. */
		email: text().notNull(),
		userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
		storeCode: text('store_code').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [unique().on(t.productId, t.email), index().on(t.userId)],
);

/** Links in mails, and forms that may be sent once. Tokens are never stored, only their SHA-256. */
export const mailTokens = pgTable(
	'mail_tokens',
	{
		hash: text().primaryKey(),
		purpose: text().$type<MailTokenPurpose>().notNull(),
		/** An address, the id of a subscription, or the JSON of a changed address. */
		subject: text().notNull(),
		/** Whose address it changes or verifies; null for other purposes. */
		userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
		storeCode: text('store_code').notNull(),
		expiresAt: moment('expires_at').notNull(),
	},
	(t) => [index().on(t.expiresAt), index().on(t.userId)],
);

export type MailTokenPurpose =
	| 'newsletter-confirm'
	| 'newsletter-end'
	| 'availability-end'
	| 'contact'
	| 'email-change'
	| 'email-verify';

export type ConversionLog = 'facebook' | 'google' | 'events' | 'stats';

/** Daily sums of events, without personal data. */
export const conversionCounts = pgTable(
	'conversion_counts',
	{
		day: date({ mode: 'string' }).notNull(),
		/** The call that counted. */
		log: text().$type<ConversionLog>().notNull(),
		event: text().$type<Conversion['event']>().notNull(),
		/** Empty where no amount goes with the event. */
		currency: text().notNull(),
		count: integer().notNull(),
		/** Gross grosze or cents. */
		value: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.log, t.event, t.currency] })],
);
