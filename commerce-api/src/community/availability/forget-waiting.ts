import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { LIFE_SECONDS } from '../../platform/mail/mail-tokens.ts';

/** Deletes the addresses that have waited as long as the link is good by which a guest ends the waiting. */
export async function forgetWaiting(db: Database, now: Date): Promise<void> {
	const oldest = new Date(now.getTime() - LIFE_SECONDS['availability-end'] * 1000);
	await db.delete(availabilitySubscriptions).where(lt(availabilitySubscriptions.createdAt, oldest));
}
