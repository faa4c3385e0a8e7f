import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertAll, isAmong } from '../../platform/database/large-lists.ts';
import { productParts, products } from '../../platform/database/schema/catalog.ts';
import { priceHistory } from '../../platform/database/schema/pricing.ts';
import type { SourcePrice } from '../source/catalog-source.ts';
import { type CurrentPrice, isReduced } from './current-prices.ts';
import { fromMoment, untilMoment } from './start-of-day.ts';

/** A product's price since a moment; gross grosze. */
export type PricePoint = typeof priceHistory.$inferSelect;

/** Earlier prices up to `now`: the source's history, or the regular price before a dated reduction. */
export function knownPast(price: SourcePrice, createdAt: Date, now: Date): Omit<PricePoint, 'productId'>[] {
	const points = price.history?.map((point) => ({ since: new Date(point.since), price: point.price }));
	return (points ?? pastOfReduction(price, createdAt)).filter(({ since }) => since <= now);
}

function pastOfReduction({ regular, special, specialFrom, specialTo }: SourcePrice, createdAt: Date) {
	if (special === undefined || !specialFrom || fromMoment(specialFrom) <= createdAt) return [];
	return [
		{ since: createdAt, price: regular },
		{ since: fromMoment(specialFrom), price: special },
		...(specialTo ? [{ since: untilMoment(specialTo), price: regular }] : []),
	];
}

/** Stores earlier prices of products that have no history yet. */
export async function notePast(tx: Database, points: PricePoint[]): Promise<void> {
	if (points.length === 0) return;
	const rows = await tx.selectDistinct({ productId: priceHistory.productId }).from(priceHistory);
	const known = new Set(rows.map(({ productId }) => productId));
	await insertAll(
		tx,
		priceHistory,
		points.filter(({ productId }) => !known.has(productId)),
	);
}

/** Adds the current price to the history of the products whose price has changed. @param chosen which products; all without it */
export async function noteCurrentPrices(tx: Database, since: Date, chosen?: SQL): Promise<void> {
	await tx.execute(sql`
		insert into ${priceHistory} (product_id, since, price)
		select id, ${since.toISOString()}::timestamptz, final_price from ${products}
		where final_price is distinct from (
			select price from ${priceHistory} noted where product_id = ${products.id} order by since desc limit 1
		) and ${chosen ?? sql`true`}
		on conflict (product_id, since) do update set price = excluded.price`);
}

interface Repriced {
	prices: Iterable<[number, CurrentPrice]>;
	/** Ids of what was sold without a reduction until now. */
	unreduced: ReadonlySet<number>;
}

/**
 * Adds to the history the moment from which products are reduced, also of those that cost as much before: their 30 days end there. The
 * current prices have been noted.
 */
export async function noteReductions(tx: Database, since: Date, { prices, unreduced }: Repriced): Promise<void> {
	const ids = [...prices].flatMap(([id, price]) => (unreduced.has(id) && isReduced(price) ? [id] : []));
	await tx.execute(sql`
		insert into ${priceHistory} (product_id, since, price)
		select id, ${since.toISOString()}::timestamptz, final_price from ${products} where ${isAmong(products.id, ids)}
		on conflict (product_id, since) do nothing`);
}

/**
 * Works out the lowest price of the 30 days before the current one began, for products that are reduced (Directive 98/6/EC art. 6a; Polish
 * act on information about prices of goods, art. 4). A product that is sold for a shorter time has the lowest since then; null where
 * nothing is known from before the reduction. What costs as much as its cheapest part has that part's; a bundle's is `bundlePrices`' matter.
 * @param chosen which products; all without it
 */
export async function refreshLowestPrices(tx: Database, chosen: SQL | undefined): Promise<void> {
	const among = chosen ?? sql`true`;
	const points = sql`
		select product_id, price, since, lead(since) over noted as until, max(since) over (partition by product_id) as current
		from ${priceHistory} where product_id in (select id from ${products} where ${among} and final_price < original_price)
		window noted as (partition by product_id order by since)`;
	const before = sql`
		select product_id, min(price) as price from (${points}) points
		where since < current and until > current - interval '30 days' group by product_id`;
	await tx.execute(sql`update ${products} set lowest_price = null where ${among} and lowest_price is not null`);
	await tx.execute(sql`
		update ${products} set lowest_price = lowest.price from (${before}) lowest
		where lowest.product_id = ${products.id} and ${among}`);
	const ofParts = sql`
		select part.lowest_price from ${productParts} own join ${products} part on part.id = own.part_id
		where own.parent_id = ${products.id} and part.status = 1 and part.final_price = ${products.finalPrice}
		order by part.is_in_stock desc, part.lowest_price limit 1`;
	await tx.execute(sql`
		update ${products} set lowest_price = (${ofParts})
		where type_id = 'configurable' and final_price < original_price and ${among}`);
}
