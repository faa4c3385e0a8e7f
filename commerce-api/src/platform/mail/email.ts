import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import type { Principal } from '../http/route.ts';

/** Addresses that differ in case only are one person's. */
export function toKey(email: string): string {
	return email.trim().toLowerCase();
}

/** As `toKey` writes it. */
export async function emailOfUser(db: Database, { userId }: Principal): Promise<string | undefined> {
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return user?.email;
}
