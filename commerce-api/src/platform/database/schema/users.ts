import type { UserAddress } from '@pasaz/kernel/contract/user';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const users = pgTable('users', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** Lower case. */
	email: text().notNull().unique(),
	/** Whether the owner has shown that the address is theirs: whoever registers may type anybody's (rule 17.31). */
	emailVerified: boolean('email_verified').notNull().default(false),
	/** Argon2id in PHC format; null for users who only log in by a provider. */
	passwordHash: text('password_hash'),
	/** Set e.g. after a leak: no login by the password until another one is set. */
	mustChangePassword: boolean('must_change_password').notNull().default(false),
	firstname: text().notNull(),
	lastname: text().notNull(),
	groupId: integer('group_id').notNull().default(1),
	marketing: boolean().notNull().default(false),
	addresses: jsonb().$type<UserAddress[]>().notNull(),
	createdAt: moment('created_at').notNull().defaultNow(),
	updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A login on one device; its tokens are deleted with it. */
export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		/** The end of the session, however often it is refreshed. */
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
		/** When a refresh token was last exchanged, or an access token first shown. */
		usedAt: moment('used_at'),
		/** The new tokens are derived from this and the old one, so that a repeated exchange gives the same answer. */
		nonce: text(),
	},
	(t) => [index().on(t.sessionId)],
);

/** A mailed link; its token is stored as SHA-256, and deleted when it is used. */
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

/** A user's identity at a provider; its subject never changes, the e-mail address may. */
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
