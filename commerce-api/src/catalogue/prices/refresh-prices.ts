import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong, toArray } from '../../platform/database/large-lists.ts';
import { productParts, products } from '../../platform/database/schema/catalog.ts';
import { purgeTags } from '../../platform/outbox/enqueue.ts';
import { lockCatalog, raiseVersion, readCatalogState, tryLockCatalog } from '../catalog-state.ts';
import { compositesOf, touchProducts } from '../touch-products.ts';
import { type CurrentPrice, currentPrices, isReduced, nextPriceChange } from './current-prices.ts';
import { noteCurrentPrices, noteReductions, refreshLowestPrices } from './price-history.ts';

/**
 * Takes due changes one moment after the other, so that the history holds each price even if nobody requested it. Readers do not wait for
 * an import or an order: they see the prices of before, and the next one tries again.
 */
export async function tryRefreshPrices(db: Database, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		if (await tryLockCatalog(tx)) await takeDuePrices(tx, now);
	});
}

/** The same for who can wait; takes no lock where nothing is due. */
export async function refreshDuePrices(db: Database, now: Date): Promise<void> {
	const { nextPriceChange } = await readCatalogState(db);
	if (!nextPriceChange || nextPriceChange > now) return;
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		await takeDuePrices(tx, now);
	});
}

/** The caller has locked the catalogue. */
export async function takeDuePrices(tx: Database, now: Date): Promise<void> {
	const state = await readCatalogState(tx);
	let moment = state.nextPriceChange;
	if (!moment || moment > now) return;
	const changed = new Set<number>();
	while (moment && moment <= now) {
		const { ids, next } = await changePrices(tx, moment);
		for (const id of ids) changed.add(id);
		moment = next;
	}
	await pricesChanged(tx, changed, moment);
}

type OwnPrice = Pick<typeof products.$inferSelect, 'id' | 'regularPrice' | 'specialPrice'>;

/**
 * Gives a product that is not made of others another price of its own from now on. The days of its reduction stay those of the import.
 * The caller has locked the catalogue and taken what was due.
 */
export async function changeOwnPrice(tx: Database, { id, ...price }: OwnPrice, now: Date): Promise<void> {
	await tx.update(products).set(price).where(eq(products.id, id));
	const { ids, next } = await changePrices(tx, now);
	await pricesChanged(tx, new Set(ids), next);
}

/** @param next the moment of the next change */
async function pricesChanged(tx: Database, changed: ReadonlySet<number>, next: Date | null): Promise<void> {
	const ids = [...changed];
	for (const some of inParts(ids)) await refreshLowestPrices(tx, isAmong(products.id, some));
	const parents = (await compositesOf(tx, ids)).filter((id) => !changed.has(id));
	await touchProducts(tx, parents);
	await purgeTags(
		tx,
		[...ids, ...parents].map((id) => `product:${id}` as const),
	);
	await raiseVersion(tx, next);
}

/** Sets the prices of a moment; `next` is the moment of the next change. */
async function changePrices(tx: Database, at: Date): Promise<{ ids: number[]; next: Date | null }> {
	const { id, typeId, status, isInStock, regularPrice, specialPrice, specialFrom, specialTo } = products;
	const known = { original: products.originalPrice, final: products.finalPrice };
	const rows = await tx
		.select({ id, typeId, status, isInStock, ...known, regularPrice, specialPrice, specialFrom, specialTo })
		.from(products);
	const facts = rows.map((row) => ({ ...row, enabled: row.status === 1 }));
	const prices = currentPrices(facts, await tx.select().from(productParts), at);
	const before = new Map(rows.map((row) => [row.id, row]));
	const changed = [...prices].filter(
		([id, { original, final }]) => original !== before.get(id)?.original || final !== before.get(id)?.final,
	);
	for (const some of inParts(changed)) await setPrices(tx, some);
	await noteCurrentPrices(tx, at);
	const unreduced = new Set(rows.filter((row) => !isReduced(row)).map(({ id }) => id));
	await noteReductions(tx, at, { prices: changed, unreduced });
	return { ids: changed.map(([id]) => id), next: nextPriceChange(facts, at) };
}

/** Bounds the time of one statement when a sale begins for a whole large shop. */
const PRODUCTS_A_STATEMENT = 10_000;

function inParts<T>(all: readonly T[]): T[][] {
	const count = Math.ceil(all.length / PRODUCTS_A_STATEMENT);
	return Array.from({ length: count }, (_, part) =>
		all.slice(part * PRODUCTS_A_STATEMENT, (part + 1) * PRODUCTS_A_STATEMENT),
	);
}

/** The caller has locked the products. */
export async function setPrices(tx: Database, prices: [number, CurrentPrice][]): Promise<void> {
	const columns = [
		prices.map(([id]) => id),
		prices.map(([, { original }]) => original),
		prices.map(([, { final }]) => final),
	];
	const due = sql.join(
		columns.map((numbers) => sql`${toArray(numbers)}::int[]`),
		sql`, `,
	);
	await tx.execute(sql`
		update ${products} set original_price = due.original, final_price = due.final, revision = nextval('product_revision')
		from unnest(${due}) as due (id, original, final) where ${products.id} = due.id`);
}
