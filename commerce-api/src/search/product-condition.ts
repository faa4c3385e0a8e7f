import { toGrosze } from '@pasaz/kernel/domain/money';
import { arrayOverlaps, gt, gte, ilike, inArray, is, isNull, lt, lte, not, or, SQL, sql } from 'drizzle-orm';
import { PgSmallInt } from 'drizzle-orm/pg-core';
import { products } from '../database/schema/catalog.ts';
import { isStorable } from '../database/storable.ts';
import { badFilter, type FilterValue, isNegative, isRange } from './condition.ts';
import type { Filter } from './filters.ts';
import type { Price, ProductField } from './product-fields.ts';

const RANGES = { gt, gte, lt, lte };
const MAX_INT = 2_147_483_647;

/** The SQL of one condition on the product itself; a product without the value matches negative conditions. */
export function productCondition(filter: Filter, price: Price): SQL {
	const matching = positive(filter, price);
	const { condition } = filter;
	return isNegative(condition) ? sql`(${not(matching)}) is not false` : matching;
}

function positive({ attribute, field, condition }: Filter, price: Price): SQL {
	const { operator, values } = condition;
	const given = values.filter((value) => value !== null);
	if (isRange(operator)) return range({ attribute, field, operator, price }, given);
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
	const column = columnOf(field, price);
	const parsed = given.map((value) => parseValue(attribute, field.kind, value));
	return some(
		parsed.length > 0 ? isOneOf(column, parsed) : undefined,
		values.includes(null) ? isNull(column) : undefined,
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
	price: Price;
}

function range({ attribute, field, operator, price }: RangeOf, [value]: FilterValue[]): SQL {
	if (!isOrdered(field) || value === undefined) throw badFilter(attribute, 'cannot be compared by size');
	const compare = RANGES[operator];
	const column = columnOf(field, price);
	const limit = parseValue(attribute, field.kind, value);
	return column instanceof SQL ? compare(column, limit) : compare(column, limit);
}

type ScalarField = Extract<ProductField, { kind: Scalar }>;

/** Whether greater and smaller mean something. */
export function isOrdered(field: ProductField): field is Extract<ScalarField, { kind: Exclude<Scalar, 'flag'> }> {
	return ['number', 'text', 'moment', 'money'].includes(field.kind);
}

function isOneOf(column: Price, values: unknown[]): SQL {
	return column instanceof SQL ? inArray(column, values) : inArray(column, values);
}

/** Small numbers are compared as larger ones, which whatever is asked for fits into. */
function columnOf(field: ScalarField, price: Price): Price {
	if (field.kind === 'money') return price;
	return is(field.column, PgSmallInt) ? sql`${field.column}::int` : field.column;
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

export type Scalar = 'number' | 'text' | 'flag' | 'moment' | 'money';

/** @throws Refusal for a value that does not fit */
export function parseValue(attribute: string, kind: Scalar, value: FilterValue): string | number | boolean | Date {
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
	if (!isStorable(moment)) throw badFilter(attribute, 'expects dates');
	return moment;
}
