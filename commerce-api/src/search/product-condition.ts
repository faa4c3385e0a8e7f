import { toGrosze } from '@pasaz/kernel/domain/money';
import { arrayOverlaps, gt, gte, ilike, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../database/schema/catalog.ts';
import { badFilter, type Condition, type FilterValue, isNegative, isRange } from './condition.ts';
import type { ProductField } from './product-fields.ts';

const RANGES = { gt, gte, lt, lte };
const MAX_INT = 2_147_483_647;

/** The SQL of one condition on the product itself; a product without the value matches negative conditions. */
export function productCondition(attribute: string, field: ProductField, condition: Condition): SQL {
	const matching = positive(attribute, field, condition);
	return isNegative(condition) ? sql`(${not(matching)}) is not false` : matching;
}

function positive(attribute: string, field: ProductField, { operator, values }: Condition): SQL {
	const given = values.filter((value) => value !== null);
	if (isRange(operator)) return range({ attribute, field, operator }, given);
	if (operator === 'like') return like(attribute, field, given);
	if (field.kind === 'ids' || field.kind === 'option') {
		const column = field.kind === 'ids' ? field.column : products.optionIds;
		const ids = given.map((value) => toId(attribute, value));
		const empty = values.includes(null) && field.kind === 'ids' ? sql`cardinality(${column}) = 0` : undefined;
		return some(ids.length > 0 ? arrayOverlaps(column, ids) : undefined, empty);
	}
	if (field.kind === 'variant-sku') {
		return sql`${products.id} in (select parent_id from products where ${inArray(sql`sku`, [...given.map(String), ''])})`;
	}
	const parsed = given.map((value) => parse(attribute, field.kind, value));
	return some(
		parsed.length > 0 ? inArray(field.column, parsed) : undefined,
		values.includes(null) ? isNull(field.column) : undefined,
	);
}

/** An option id as filters give it; ids that cannot exist are refused before they reach the database. */
export function toId(attribute: string, value: FilterValue): number {
	const id = Number(value);
	if (value === '' || !Number.isInteger(id) || Math.abs(id) > MAX_INT)
		throw badFilter(attribute, 'expects whole numbers');
	return id;
}

interface RangeOf {
	attribute: string;
	field: ProductField;
	operator: keyof typeof RANGES;
}

function range({ attribute, field, operator }: RangeOf, [value]: FilterValue[]): SQL {
	if (!('column' in field) || field.kind === 'ids' || field.kind === 'flag' || value === undefined) {
		throw badFilter(attribute, 'cannot be compared by size');
	}
	return RANGES[operator](field.column, parse(attribute, field.kind, value));
}

function like(attribute: string, field: ProductField, given: FilterValue[]): SQL {
	if (field.kind !== 'text') throw badFilter(attribute, 'cannot be compared by likeness');
	return some(...given.map((value) => ilike(field.column, `%${escapeLike(String(value).replace(/^%+|%+$/g, ''))}%`)));
}

/** Takes the pattern signs of LIKE as what they are. */
export function escapeLike(text: string): string {
	return text.replace(/[\\%_]/g, '\\$&');
}

function some(...conditions: (SQL | undefined)[]): SQL {
	return or(...conditions) ?? sql`false`;
}

type Scalar = 'number' | 'text' | 'flag' | 'moment' | 'money';

function parse(attribute: string, kind: Scalar, value: FilterValue): string | number | boolean | Date {
	switch (kind) {
		case 'text':
			return String(value);
		case 'number':
			return toId(attribute, value);
		case 'money':
			return toGrosze(toDecimal(attribute, value));
		case 'flag':
			return toFlag(attribute, value);
		case 'moment':
			return toMoment(attribute, value);
	}
}

function toDecimal(attribute: string, value: FilterValue): number {
	const number = Number(value);
	if (value === '' || !(Math.abs(number) <= MAX_INT / 100)) throw badFilter(attribute, 'expects amounts');
	return number;
}

function toFlag(attribute: string, value: FilterValue): boolean {
	if ([true, 1, '1', 'true'].includes(value ?? '')) return true;
	if ([false, 0, '0', 'false'].includes(value ?? '')) return false;
	throw badFilter(attribute, 'expects yes or no, as 1 or 0');
}

function toMoment(attribute: string, value: FilterValue): Date {
	const moment = new Date(String(value));
	if (Number.isNaN(moment.getTime())) throw badFilter(attribute, 'expects dates');
	return moment;
}
