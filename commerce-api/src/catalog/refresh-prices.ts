import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productParts, products } from '../database/schema/catalog.ts';
import { lockCatalog, raiseVersion, readCatalogState } from './catalog-state.ts';
import { currentPrices, nextPriceChange } from './current-prices.ts';
import { isMadeOfOthers } from './product-types.ts';
import { madeOf, touchProducts } from './touch-products.ts';

/** Brings the prices up to date after a reduction has started or ended. */
export async function refreshPrices(db: Database, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const state = await readCatalogState(tx);
		if (!state.nextPriceChange || state.nextPriceChange > now) return;
		const rows = await tx.select().from(products);
		const facts = rows.map((row) => ({ ...row, enabled: row.status === 1 }));
		const prices = currentPrices(facts, await tx.select().from(productParts), now);
		const changed = rows.filter((row) => prices.get(row.id)?.final !== row.finalPrice);
		for (const row of changed) {
			const price = prices.get(row.id);
			if (!price) continue;
			await tx
				.update(products)
				.set({
					originalPrice: price.original,
					finalPrice: price.final,
					...(isMadeOfOthers(row.typeId) && { lowestPrice: price.lowest }),
				})
				.where(eq(products.id, row.id));
		}
		const ids = changed.map(({ id }) => id);
		await touchProducts(tx, [...ids, ...(await madeOf(tx, ids))]);
		await raiseVersion(tx, nextPriceChange(facts, now));
	});
}
