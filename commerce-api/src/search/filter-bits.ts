import { and, type SQL } from 'drizzle-orm';
import { products } from '../platform/database/schema/catalog.ts';
import { addBit, type Bits, complement, noBits, union } from './bits.ts';
import { hasVariant, positiveCondition } from './column-condition.ts';
import { badFilter, isNegative, isRange, type Operator, toId, toNumber } from './condition.ts';
import type { Filter } from './filters.ts';
import { isChanging, numbersOf } from './index-columns.ts';
import { type Groups, type IndexSearch, rowOf } from './memory-index.ts';
import type { ProductField } from './product-fields.ts';

/** The rows that match a filter; rows without a value match a negative one. @throws Refusal for a value that does not fit its field */
export function filterBits(filter: Filter, search: IndexSearch): Promise<Bits> {
	const { index, facts, storefront } = search;
	const changing = isChanging(filter.attribute);
	const name = JSON.stringify([filter.attribute, filter.condition, changing && storefront.view.storeCode]);
	return (changing ? facts : index).filters(name, async () => {
		const bits = await positiveBits(filter, search);
		return isNegative(filter.condition) ? complement(bits, index.size) : bits;
	});
}

export function optionBits({ attribute, condition }: Filter, groups: Groups, size: number): Bits {
	const ids = condition.values.filter((value) => value !== null).map((value) => toId(attribute, value));
	return union(
		ids.flatMap((id) => groups.get(id) ?? []),
		size,
	);
}

function positiveBits(filter: Filter, search: IndexSearch): Bits | Promise<Bits> {
	const { attribute, field, condition } = filter;
	const { index } = search;
	checkOperator(attribute, field, condition.operator);
	switch (field.kind) {
		case 'text':
			return readBits(positiveCondition({ ...filter, field }), search);
		case 'variant-sku':
			return readBits(hasVariant(condition.values.filter((value) => value !== null).map(String)), search);
		case 'option':
			return optionBits(filter, index.options, index.size);
		case 'ids':
			return idBits(filter, index[field.groups], index.size);
		default:
			return numberBits(filter, field.kind, numbersOf(attribute, search));
	}
}

function checkOperator(attribute: string, { kind }: ProductField, operator: Operator): void {
	if (operator === 'like' && kind !== 'text') throw badFilter(attribute, 'cannot be compared by likeness');
	const isOrdered = ['text', 'number', 'moment', 'money'].includes(kind);
	if (isRange(operator) && !isOrdered) throw badFilter(attribute, 'cannot be compared by size');
}

/** An empty list of ids counts as a missing value. */
function idBits(filter: Filter, groups: Groups, size: number): Bits {
	const bits = optionBits(filter, groups, size);
	if (!filter.condition.values.includes(null)) return bits;
	return union([bits, complement(union([...groups.values()], size), size)], size);
}

type NumberKind = Parameters<typeof toNumber>[1];

function numberBits(
	{ attribute, condition }: Filter,
	kind: NumberKind,
	numbers: Float64Array = new Float64Array(),
): Bits {
	const values = condition.values.map((value) => (value === null ? Number.NaN : toNumber(attribute, kind, value)));
	const fits = testOf(attribute, condition.operator, values);
	const bits = noBits(numbers.length);
	for (let row = 0; row < numbers.length; row += 1) if (fits(numbers[row] ?? 0)) addBit(bits, row);
	return bits;
}

function testOf(attribute: string, operator: Operator, values: number[]): (number: number) => boolean {
	if (!isRange(operator)) {
		const accepted = new Set(values);
		return (number) => accepted.has(number);
	}
	const limit = values.find((value) => !Number.isNaN(value));
	if (limit === undefined) throw badFilter(attribute, 'cannot be compared by size');
	const tests = {
		gt: (number: number) => number > limit,
		gte: (number: number) => number >= limit,
		lt: (number: number) => number < limit,
		lte: (number: number) => number <= limit,
	};
	return tests[operator];
}

async function readBits(where: SQL, { db, index }: IndexSearch): Promise<Bits> {
	const found = await db.select({ id: products.id }).from(products).where(and(index.scope.products, where));
	const bits = noBits(index.size);
	for (const { id } of found) {
		const row = rowOf(index.ids, id);
		if (row !== undefined) addBit(bits, row);
	}
	return bits;
}
