import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { idempotencyKeys } from '../../platform/database/schema/sales.ts';

/** An order that was made offline may be sent this much later, and again. */
const KEPT_MS = 30 * 86_400_000;

/** Forgets the keys of orders that nobody sends again. */
export async function forgetKeys(db: Database, now: Date): Promise<void> {
	await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
