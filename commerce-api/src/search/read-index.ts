import { and, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import { createGroups } from './group-rows.ts';
import type { IndexScope, MemoryIndex, NumberColumn } from './memory-index.ts';
import { readUnits } from './read-units.ts';

const ROWS_AT_ONCE = 20_000;
const KEPT_RESULTS = 300;
const KEPT_ORDERS = 100;
const NUMBERS: readonly NumberColumn[] = [
	'id',
	'parentId',
	'visibility',
	'status',
	'tax_class_id',
	'erin_recommends',
	'order_priority',
	'created_at',
	'updated_at',
];

export async function readIndex(db: Database, scope: IndexScope): Promise<MemoryIndex> {
	const rows = await readRows(db, scope.products);
	return {
		scope,
		...rows,
		units: await readUnits(db, scope.units, rows.ids),
		filters: createMemo(KEPT_RESULTS),
		texts: createMemo(KEPT_RESULTS),
		ranks: createMemo(KEPT_ORDERS),
		orders: createMemo(KEPT_ORDERS),
	};
}

async function readRows(db: Database, where: SQL) {
	const size = await db.$count(products, where);
	const columns = new Map(NUMBERS.map((name) => [name, new Float64Array(size)]));
	const [categories, tags, options] = [createGroups(size), createGroups(size), createGroups(size)];
	let row = 0;
	for await (const read of rowsOf(db, where)) {
		if (row === size) break;
		for (const [name, column] of columns) column[row] = Number(read[name] ?? Number.NaN);
		categories.add(read.categories, row);
		tags.add(read.tags, row);
		options.add(read.options, row);
		row += 1;
	}
	const column = (name: NumberColumn) => columns.get(name) ?? new Float64Array(size);
	return {
		size,
		ids: Int32Array.from(column('id')),
		numbers: {
			id: column('id'),
			parentId: column('parentId'),
			visibility: column('visibility'),
			status: column('status'),
			tax_class_id: column('tax_class_id'),
			erin_recommends: column('erin_recommends'),
			order_priority: column('order_priority'),
			created_at: column('created_at'),
			updated_at: column('updated_at'),
		},
		categories: categories.groups,
		tags: tags.groups,
		options: options.groups,
	};
}

async function* rowsOf(db: Database, where: SQL) {
	for (let last = 0; ; ) {
		const rows = await db
			.select({
				id: products.id,
				parentId: products.parentId,
				visibility: products.visibility,
				status: products.status,
				tax_class_id: products.taxClassId,
				erin_recommends: products.recommended,
				order_priority: products.priority,
				created_at: products.createdAt,
				updated_at: products.updatedAt,
				categories: sql<string>`array_to_string(${products.categoryIds}, ',')`,
				tags: sql<string>`array_to_string(${products.tagIds}, ',')`,
				options: sql<string>`array_to_string(${products.optionIds}, ',')`,
			})
			.from(products)
			.where(and(where, gt(products.id, last)))
			.orderBy(products.id)
			.limit(ROWS_AT_ONCE);
		yield* rows;
		const end = rows.at(-1);
		if (!end || rows.length < ROWS_AT_ONCE) return;
		last = end.id;
	}
}
