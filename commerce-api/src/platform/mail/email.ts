import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import type { Principal } from '../http/route.ts';

/** Addresses that only differ in case are the same. */
export function toKey(email: string): string {
	return email.trim().toLowerCase();
}

/** Whose mailbox an address is: what stands behind a `+` changes nothing about who reads it. */
export function mailboxOf(email: string): string {
	return toKey(email).replace(/\+[^@]*(?=@)/, '');
}

type Account = Pick<Principal, 'userId'>;

/** The address that an account was opened with, which may be somebody else's. */
export async function emailOfUser(db: Database, { userId }: Account): Promise<string | undefined> {
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email;
}

/** An account's address, if its owner has shown that it is theirs (rule 17.31). */
export async function verifiedEmailOf(db: Database, { userId }: Account): Promise<string | undefined> {
	const isOwn = and(eq(users.id, userId), eq(users.emailVerified, true));
	const [user] = await db.select({ email: users.email }).from(users).where(isOwn);
	return user?.email;
}
