import { and, asc, between, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { addBit, type Bits, noBits } from './bits.ts';
import { type Groups, rowOf, type Units } from './memory-index.ts';

/** Collects rows by id; ids are read as text like `1,2,3`, which is far cheaper than the driver's arrays. */
export function createGroups(size: number): { groups: Groups; add(list: string, row: number): void } {
	const groups = new Map<number, Bits>();
	const add = (list: string, row: number) => {
		if (list === '') return;
		for (const text of list.split(',')) {
			const id = Number(text);
			const bits = groups.get(id) ?? noBits(size);
			groups.set(id, bits);
			addBit(bits, row);
		}
	};
	return { groups, add };
}

const PRODUCTS_AT_ONCE = 5_000;

export async function readUnits(db: Database, where: SQL, ids: Int32Array): Promise<Units> {
	const most = await db.$count(products, where);
	const [owners, unitIds] = [new Int32Array(most), new Int32Array(most)];
	const options = createGroups(most);
	let size = 0;
	for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
		const end = Math.min(start + PRODUCTS_AT_ONCE, ids.length) - 1;
		const ofThese = between(products.listedAs, ids[start] ?? 0, ids[end] ?? 0);
		for (const unit of await readRows(db, and(where, ofThese))) {
			const owner = rowOf(ids, unit.owner ?? 0);
			if (owner === undefined || size === most) continue;
			owners[size] = owner;
			unitIds[size] = unit.id;
			options.add(unit.options, size);
			size += 1;
		}
	}
	return { size, ids: unitIds, owners, options: options.groups };
}

function readRows(db: Database, where: SQL | undefined) {
	return db
		.select({
			id: products.id,
			owner: products.listedAs,
			options: sql<string>`array_to_string(${products.optionIds}, ',')`,
		})
		.from(products)
		.where(where)
		.orderBy(asc(products.listedAs));
}
