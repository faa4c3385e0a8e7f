import { eq } from 'drizzle-orm';
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

export async function emailOfUser(db: Database, { userId }: Pick<Principal, 'userId'>): Promise<string | undefined> {
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email;
}
