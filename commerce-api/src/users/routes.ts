import {
	type User,
	type UserAddress,
	userCreate,
	userLogin,
	userLogout,
	userMe,
	userRefresh,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { users } from '../database/schema/users.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';
import type { Passwords } from './passwords.ts';
import { endSession, renewSession, type SessionDeps, startSession } from './sessions.ts';

export interface UserDeps {
	sessions: SessionDeps;
	passwords: Passwords;
	log: Logger;
}

type UserRow = typeof users.$inferSelect;

export function userRoutes(route: Route, { sessions, passwords, log }: UserDeps): void {
	const { db } = sessions;

	route(userCreate, async ({ body: { customer, password } }) => {
		const { firstname, lastname, addresses = [] } = customer;
		const [user] = await db
			.insert(users)
			.values({
				email: toKey(customer.email),
				passwordHash: await passwords.hash(password),
				firstname,
				lastname,
				addresses: numbered(addresses),
			})
			.onConflictDoNothing()
			.returning();
		if (!user) throw new Refusal(409, 'email-taken', 'A customer with the same email address already exists.');
		return toUser(user);
	});

	route(userLogin, async ({ body: { username, password } }) => {
		const [user] = await db
			.select()
			.from(users)
			.where(eq(users.email, toKey(username)));
		if (!(await passwords.verify(user?.passwordHash, password)) || !user) throw wrongLogin();
		const { access, refresh } = await startSession(sessions, user.id);
		return { result: access, meta: { refreshToken: refresh } };
	});

	route(userRefresh, async ({ body: { refreshToken } }) => {
		const renewal = await renewSession(sessions, refreshToken);
		if (renewal.status === 'reused')
			log.warn({ userId: renewal.userId }, 'a used refresh token came back; its session was ended');
		if (renewal.status !== 'renewed') throw sessionOver();
		return { result: renewal.tokens.access, meta: { refreshToken: renewal.tokens.refresh } };
	});

	route(userLogout, async ({ user }) => {
		await endSession(db, user.sessionId);
		return true;
	});

	route(userMe, async ({ user }) => {
		const [found] = await db.select().from(users).where(eq(users.id, user.userId));
		if (!found) throw sessionOver();
		return toUser(found);
	});
}

/** Addresses that differ in case only are one person's. */
function toKey(email: string): string {
	return email.trim().toLowerCase();
}

/** The same for an unknown address and for a wrong password. */
function wrongLogin(): Refusal {
	return new Refusal(401, 'wrong-login', 'You did not sign in correctly or your account is temporarily disabled.');
}

function sessionOver(): Refusal {
	return new Refusal(401, 'session-over', 'Please sign in again.');
}

function numbered(addresses: UserAddress[]): UserAddress[] {
	return addresses.map((address, index) => ({ ...address, id: index + 1 }));
}

function toUser(user: UserRow): User {
	return {
		id: user.id,
		group_id: user.groupId,
		email: user.email,
		firstname: user.firstname,
		lastname: user.lastname,
		created_at: user.createdAt.toISOString(),
		updated_at: user.updatedAt.toISOString(),
		addresses: user.addresses,
	};
}
