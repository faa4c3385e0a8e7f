import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { addBit, type Bits, noBits } from './bits.ts';
import type { Groups, NumberColumn, ProductIndex } from './product-index.ts';

/** Lists show what is no variant and may be seen by itself. */
export const LISTED: SQL | undefined = and(isNull(products.parentId), gt(products.visibility, 1));

const ROWS_AT_ONCE = 20_000;
const NUMBERS: readonly NumberColumn[] = [
	...(['id', 'visibility', 'status', 'tax_class_id', 'erin_recommends'] as const),
	...(['order_priority', 'created_at', 'updated_at'] as const),
];

type Read = Pick<ProductIndex, 'size' | 'ids' | 'numbers' | 'categories' | 'tags' | 'options'>;

/** The columns of all listed products. */
export async function readProducts(db: Database): Promise<Read> {
	const size = await db.$count(products, LISTED);
	const columns = new Map(NUMBERS.map((name) => [name, new Float64Array(size)]));
	const lists = { categories: groupsOf(size), tags: groupsOf(size), options: groupsOf(size) };
	let place = 0;
	for await (const row of rowsOf(db)) {
		if (place === size) break;
		for (const [name, column] of columns) column[place] = Number(row[name]);
		lists.categories.add(row.categories, place);
		lists.tags.add(row.tags, place);
		lists.options.add(row.options, place);
		place += 1;
	}
	const column = (name: NumberColumn) => columns.get(name) ?? new Float64Array(size);
	return {
		size,
		ids: Int32Array.from(column('id')),
		numbers: {
			id: column('id'),
			visibility: column('visibility'),
			status: column('status'),
			tax_class_id: column('tax_class_id'),
			erin_recommends: column('erin_recommends'),
			order_priority: column('order_priority'),
			created_at: column('created_at'),
			updated_at: column('updated_at'),
		},
		categories: lists.categories.groups,
		tags: lists.tags.groups,
		options: lists.options.groups,
	};
}

/** Collects who is in which group; ids come as `1,2,3`, which costs far less to read than arrays of the driver. */
export function groupsOf(size: number) {
	const groups = new Map<number, Bits>();
	const add = (list: string, place: number) => {
		if (list === '') return;
		for (const text of list.split(',')) {
			const id = Number(text);
			const bits = groups.get(id) ?? noBits(size);
			groups.set(id, bits);
			addBit(bits, place);
		}
	};
	const result: { groups: Groups; add: typeof add } = { groups, add };
	return result;
}

async function* rowsOf(db: Database) {
	for (let last = 0; ; ) {
		const rows = await db
			.select({
				id: products.id,
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
			.where(and(LISTED, gt(products.id, last)))
			.orderBy(products.id)
			.limit(ROWS_AT_ONCE);
		yield* rows;
		const end = rows.at(-1);
		if (!end || rows.length < ROWS_AT_ONCE) return;
		last = end.id;
	}
}
