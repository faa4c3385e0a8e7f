import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productParts, products } from '../database/schema/catalog.ts';
import { purgeTags } from '../outbox/purge-tags.ts';
import { lockCatalog, raiseVersion, readCatalogState } from './catalog-state.ts';
import { currentPrices, nextPriceChange } from './current-prices.ts';
import { noteCurrentPrices, refreshLowestPrices } from './price-history.ts';
import { madeOf, touchProducts } from './touch-products.ts';

/**
 * Brings the prices up to date after reductions have started or ended, one moment after the other, so that the history holds each price even
 * if nobody asked while it was good.
 */
export async function refreshPrices(db: Database, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const state = await readCatalogState(tx);
		let moment = state.nextPriceChange;
		if (!moment || moment > now) return;
		const changed = new Set<number>();
		while (moment && moment <= now) {
			const { ids, next } = await changePrices(tx, moment);
			for (const id of ids) changed.add(id);
			moment = next;
		}
		const ids = [...changed];
		if (ids.length > 0) await refreshLowestPrices(tx, inArray(products.id, ids));
		const all = [...new Set([...ids, ...(await madeOf(tx, ids))])];
		await touchProducts(tx, all);
		await purgeTags(
			tx,
			all.map((id) => `product:${id}` as const),
		);
		await raiseVersion(tx, moment);
	});
}

/** Sets the prices of a moment; `next` is when they change again. */
async function changePrices(tx: Database, at: Date): Promise<{ ids: number[]; next: Date | null }> {
	const rows = await tx.select().from(products);
	const facts = rows.map((row) => ({ ...row, enabled: row.status === 1 }));
	const prices = currentPrices(facts, await tx.select().from(productParts), at);
	const changed = rows.filter((row) => prices.get(row.id)?.final !== row.finalPrice);
	for (const { id } of changed) {
		const price = prices.get(id);
		if (!price) continue;
		await tx
			.update(products)
			.set({ originalPrice: price.original, finalPrice: price.final })
			.where(eq(products.id, id));
	}
	await noteCurrentPrices(tx, at);
	return { ids: changed.map(({ id }) => id), next: nextPriceChange(facts, at) };
}
