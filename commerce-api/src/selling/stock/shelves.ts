import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { showroomStock as shelves } from '../../platform/database/schema/showrooms.ts';
import { orderRefusal } from '../order-refusal.ts';
import type { Demand } from './stock.ts';

/** Locks in the database's order of skus, so that nobody waits for each other. */
function lockShelf(tx: Database, showroom: string, demand: Demand) {
	const isThere = and(eq(shelves.showroom, showroom), inArray(shelves.sku, [...demand.keys()]));
	return tx.select().from(shelves).where(isThere).orderBy(asc(shelves.sku)).for('update');
}

/** Takes all or none. @throws Refusal 409 `pickup-point-unavailable` with the skus that the shelf is short of */
export async function takeFromShelf(tx: Database, showroom: string, demand: Demand): Promise<void> {
	const rows = await lockShelf(tx, showroom, demand);
	const left = new Map(rows.map(({ sku, qty }) => [sku, qty]));
	const skus = [...demand].filter(([sku, pieces]) => (left.get(sku) ?? 0) < pieces).map(([sku]) => sku);
	if (skus.length > 0) throw orderRefusal('pickup-point-unavailable', { skus });
	for (const [sku, pieces] of demand) {
		await tx
			.update(shelves)
			.set({ qty: sql`${shelves.qty} - ${pieces}` })
			.where(and(eq(shelves.showroom, showroom), eq(shelves.sku, sku), gte(shelves.qty, pieces)));
	}
}

/** Puts pieces back; ignores a showroom that is gone. */
export async function putBackOnShelf(tx: Database, showroom: string, demand: Demand): Promise<void> {
	await lockShelf(tx, showroom, demand);
	for (const [sku, pieces] of demand) {
		await tx
			.update(shelves)
			.set({ qty: sql`${shelves.qty} + ${pieces}` })
			.where(and(eq(shelves.showroom, showroom), eq(shelves.sku, sku)));
	}
}
