import { and, asc, between, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { placeOf, type Units } from './product-index.ts';
import { groupsOf } from './read-products.ts';

const PRODUCTS_AT_ONCE = 5_000;

/** The units of the products with these ids. */
export async function readUnits(db: Database, ids: Int32Array): Promise<Units> {
	const most = await db.$count(products, isNotNull(products.listedAs));
	const owners = new Int32Array(most);
	const options = groupsOf(most);
	let size = 0;
	for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
		const end = Math.min(start + PRODUCTS_AT_ONCE, ids.length) - 1;
		for (const row of await unitsBetween(db, ids[start] ?? 0, ids[end] ?? 0)) {
			const owner = placeOf(ids, row.owner ?? 0);
			if (owner === undefined || size === most) continue;
			owners[size] = owner;
			options.add(row.options, size);
			size += 1;
		}
	}
	return { size, owners, options: options.groups };
}

function unitsBetween(db: Database, first: number, last: number) {
	return db
		.select({ owner: products.listedAs, options: sql<string>`array_to_string(${products.optionIds}, ',')` })
		.from(products)
		.where(and(between(products.listedAs, first, last)))
		.orderBy(asc(products.listedAs));
}
