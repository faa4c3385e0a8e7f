import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { passwordResets, sessions, sessionTokens } from '../platform/database/schema/users.ts';

/** Removes what opens nothing any more. */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
	await db.delete(sessions).where(lt(sessions.expiresAt, now));
	await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, now));
	await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
