import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { carts } from '../../platform/database/schema/sales.ts';

/** A device that comes back later brings its lines along and gets a new cart. */
const GUEST_LIFE_MS = 60 * 24 * 60 * 60 * 1000;
/** At a time, so that no statement holds up shoppers for long. */
const BATCH = 1000;

export async function forgetGuestCarts(db: Database, now: Date): Promise<void> {
	const old = and(isNull(carts.userId), lt(carts.updatedAt, new Date(now.getTime() - GUEST_LIFE_MS)));
	for (;;) {
		const some = db.select({ id: carts.id }).from(carts).where(old).limit(BATCH);
		const gone = await db.delete(carts).where(inArray(carts.id, some)).returning({ id: carts.id });
		if (gone.length < BATCH) return;
	}
}
