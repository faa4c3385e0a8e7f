import { and, type SQL } from 'drizzle-orm';
import type { Recent } from '../catalog/recent.ts';
import { products } from '../database/schema/catalog.ts';
import { localPriceSql } from '../store-views/local-price-sql.ts';
import { addBit, type Bits, complement, noBits, union } from './bits.ts';
import { badFilter, isNegative, isRange } from './condition.ts';
import type { Filter } from './filters.ts';
import { isOrdered, parseValue, productCondition, type Scalar, toId } from './product-condition.ts';
import { type Groups, placeOf } from './product-index.ts';
import { LISTED } from './read-products.ts';
import { isChanging, numbersOf, type ShelfAt } from './shelf-columns.ts';

/** The listed products that fulfil one condition; what the index does not hold is asked of the database. */
export function conditionBits(filter: Filter, at: ShelfAt): Promise<Bits> {
	const changing = isChanging(filter.attribute);
	const key = JSON.stringify([filter.attribute, filter.condition, changing && at.storefront.view.storeCode]);
	return remember(changing ? at.facts.conditions : at.index.conditions, key, async () => {
		const held = heldBits(filter, at);
		if (!held) return askedBits(filter, at);
		return isNegative(filter.condition) ? complement(held, at.index.size) : held;
	});
}

/** What was worked out before under this name; failures are not kept. */
export function remember<T>(known: Recent<Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
	const before = known.get(key);
	if (before) return before;
	const working = work();
	known.set(key, working);
	working.catch(() => known.delete(key));
	return working;
}

/** Without regard to negation. */
function heldBits(filter: Filter, at: ShelfAt): Bits | undefined {
	const { field, condition } = filter;
	if (condition.operator === 'like' || condition.values.includes(null)) return undefined;
	if (field.kind === 'option') return isRange(condition.operator) ? undefined : groupBits(filter, at.index.options, at);
	if (field.kind === 'ids' && !isRange(condition.operator)) {
		return groupBits(filter, field.column === products.tagIds ? at.index.tags : at.index.categories, at);
	}
	if (field.kind === 'number' || field.kind === 'flag' || field.kind === 'moment' || field.kind === 'money') {
		const numbers = numbersOf(filter.attribute, at);
		return numbers && numberBits(filter, field.kind, numbers);
	}
	return undefined;
}

function groupBits({ attribute, condition }: Filter, groups: Groups, { index }: ShelfAt): Bits {
	const ids = condition.values.map((value) => toId(attribute, value));
	return union(
		ids.flatMap((id) => groups.get(id) ?? []),
		index.size,
	);
}

function numberBits({ attribute, field, condition }: Filter, kind: Scalar, numbers: Float64Array): Bits {
	const values = condition.values.map((value) => Number(parseValue(attribute, kind, value)));
	if (isRange(condition.operator) && !isOrdered(field)) throw badFilter(attribute, 'cannot be compared by size');
	const test = testOf(attribute, condition.operator, values);
	const bits = noBits(numbers.length);
	for (let place = 0; place < numbers.length; place += 1) if (test(numbers[place] ?? 0)) addBit(bits, place);
	return bits;
}

function testOf(attribute: string, operator: Filter['condition']['operator'], values: number[]) {
	if (!isRange(operator)) {
		const wanted = new Set(values);
		return (number: number) => wanted.has(number);
	}
	const [limit] = values;
	if (limit === undefined) throw badFilter(attribute, 'cannot be compared by size');
	const tests = {
		gt: (number: number) => number > limit,
		gte: (number: number) => number >= limit,
		lt: (number: number) => number < limit,
		lte: (number: number) => number <= limit,
	};
	return tests[operator];
}

function askedBits(filter: Filter, at: ShelfAt): Promise<Bits> {
	const price = localPriceSql(at.storefront);
	return selectBits(and(LISTED, productCondition(filter, price)), at);
}

async function selectBits(where: SQL | undefined, { db, index }: ShelfAt): Promise<Bits> {
	const rows = await db.select({ id: products.id }).from(products).where(where);
	const bits = noBits(index.size);
	for (const { id } of rows) {
		const place = placeOf(index.ids, id);
		if (place !== undefined) addBit(bits, place);
	}
	return bits;
}
