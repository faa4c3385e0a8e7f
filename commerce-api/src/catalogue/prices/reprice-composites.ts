import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { productParts, products } from '../../platform/database/schema/catalog.ts';
import { withComposites } from './current-prices.ts';
import { noteCurrentPrices, refreshLowestPrices } from './price-history.ts';
import { setPrices } from './refresh-prices.ts';

/** Prices composites anew after one of their parts has sold out or come back (rule 5.5). The caller has locked them. */
export async function repriceComposites(tx: Database, ids: number[], now: Date): Promise<void> {
	if (ids.length === 0) return;
	const parts = await tx.select().from(productParts).where(inArray(productParts.parentId, ids));
	const rows = await readOffers(tx, [...ids, ...parts.map(({ partId }) => partId)]);
	const before = new Map(rows.map(({ id, original, final }) => [id, { original, final }]));
	const offers = rows.map((row) => ({ ...row, enabled: row.status === 1 }));
	const prices = withComposites(new Map(before), offers, parts);
	const changed = [...prices].filter(([id, price]) => !isDeepStrictEqual(price, before.get(id)));
	if (changed.length > 0) await setPrices(tx, changed);
	const areComposites = inArray(products.id, ids);
	await noteCurrentPrices(tx, now, areComposites);
	await refreshLowestPrices(tx, areComposites);
}

function readOffers(tx: Database, ids: number[]) {
	const { id, typeId, status, isInStock, originalPrice: original, finalPrice: final } = products;
	return tx.select({ id, typeId, status, isInStock, original, final }).from(products).where(inArray(id, ids));
}
