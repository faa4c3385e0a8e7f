import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { userIdentities } from '../platform/database/schema/users.ts';
import { forgetEmailChanges } from './change-email.ts';
import { endSessions } from './sessions.ts';

/**
 * Ends what may lead a stranger into an account whose owner has just shown that its address is theirs: sessions, addresses that were
 * asked for, and identities of a provider that does not verify addresses, because somebody may have opened the account by one.
 */
export async function endStrangersWays(tx: Database, userId: number): Promise<void> {
	const isUnverified = and(eq(userIdentities.userId, userId), eq(userIdentities.provider, 'facebook'));
	await tx.delete(userIdentities).where(isUnverified);
	await forgetEmailChanges(tx, userId);
	await endSessions(tx, userId);
}
