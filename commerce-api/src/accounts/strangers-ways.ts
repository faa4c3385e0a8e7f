import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { userIdentities } from '../platform/database/schema/users.ts';
import { forgetEmailChanges } from './change-email.ts';
import { endSessions } from './sessions.ts';

/** Ends a stranger's ways into an account whose owner has just proved the address: a stranger may have opened it. */
export async function endStrangersWays(tx: Database, userId: number): Promise<void> {
	const isUnverified = and(eq(userIdentities.userId, userId), eq(userIdentities.provider, 'facebook'));
	await tx.delete(userIdentities).where(isUnverified);
	await forgetEmailChanges(tx, userId);
	await endSessions(tx, userId);
}
