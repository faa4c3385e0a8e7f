import type { UserAddress } from '@pasaz/kernel/contract/user';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** Lower case. */
	email: text().notNull().unique(),
	/** Argon2id, in PHC format; null for who has only ever come through another provider. */
	passwordHash: text('password_hash'),
	/** Set by the shop, e.g. when a password has become known: no login until it was changed through a mailed link. */
	mustChangePassword: boolean('must_change_password').notNull().default(false),
	firstname: text().notNull(),
	lastname: text().notNull(),
	groupId: integer('group_id').notNull().default(1),
	marketing: boolean().notNull().default(false),
	addresses: jsonb().$type<UserAddress[]>().notNull(),
	createdAt: moment('created_at').notNull().defaultNow(),
	updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** One login on one device: all tokens that descend from it end with it. */
export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		/** However often it is refreshed. */
		expiresAt: moment('expires_at').notNull(),
		revokedAt: moment('revoked_at'),
	},
	(t) => [index().on(t.userId)],
);

/** Tokens are never stored, only their SHA-256. */
export const sessionTokens = pgTable(
	'session_tokens',
	{
		hash: text().primaryKey(),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => sessions.id, { onDelete: 'cascade' }),
		kind: text().$type<'access' | 'refresh'>().notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** When a refresh token was exchanged. */
		usedAt: moment('used_at'),
		/** From this and the old token follow the new ones, so that a repeated exchange gives the same answer. */
		nonce: text(),
	},
	(t) => [index().on(t.sessionId)],
);

/** A mailed link; the token in it is kept as SHA-256 only, and goes with its use. */
export const passwordResets = pgTable(
	'password_resets',
	{
		hash: text().primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: moment('expires_at').notNull(),
	},
	(t) => [index().on(t.userId)],
);

/** Who a user is elsewhere; the number that a provider gives never changes, the mail address may. */
export const userIdentities = pgTable(
	'user_identities',
	{
		provider: text().$type<'google' | 'facebook'>().notNull(),
		subject: text().notNull(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
	},
	(t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.userId)],
);
