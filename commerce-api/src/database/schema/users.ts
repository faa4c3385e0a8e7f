import type { UserAddress } from '@pasaz/kernel/contract/user';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** Lower case. */
	email: text().notNull().unique(),
	/** Argon2id, in PHC format. */
	passwordHash: text('password_hash').notNull(),
	firstname: text().notNull(),
	lastname: text().notNull(),
	groupId: integer('group_id').notNull().default(1),
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
