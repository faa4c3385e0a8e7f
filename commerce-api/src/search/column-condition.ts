import { gt, gte, ilike, inArray, is, isNull, lt, lte, not, or, SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgSmallInt } from 'drizzle-orm/pg-core';
import { products } from '../platform/database/schema/catalog.ts';
import { badFilter, type FilterValue, isNegative, isRange, likenessOf, toId, toMoment } from './condition.ts';
import type { Filter } from './filters.ts';

export interface ColumnField {
	kind: 'number' | 'text' | 'moment';
	column: PgColumn;
}

const RANGES = { gt, gte, lt, lte };

/** SQL for a filter on a column; rows without a value match a negative filter. @throws Refusal for a value that does not fit */
export function columnCondition(filter: Filter<ColumnField>): SQL {
	const matching = positiveCondition(filter);
	return isNegative(filter.condition) ? sql`(${not(matching)}) is not false` : matching;
}

export function positiveCondition({ attribute, field, condition }: Filter<ColumnField>): SQL {
	const { operator, values } = condition;
	const given = values.filter((value) => value !== null);
	if (operator === 'like') return likeCondition(attribute, field, given);
	const column = comparable(field.column);
	const parsed = given.map((value) => parseValue(attribute, field.kind, value));
	if (isRange(operator)) {
		const [limit] = parsed;
		if (limit === undefined) throw badFilter(attribute, 'cannot be compared by size');
		return column instanceof SQL ? RANGES[operator](column, limit) : RANGES[operator](column, limit);
	}
	const isOneOf = column instanceof SQL ? inArray(column, parsed) : inArray(column, parsed);
	return or(isOneOf, values.includes(null) ? isNull(column) : undefined) ?? sql`false`;
}

/** The products that have a variant with one of these skus. */
export function hasVariant(skus: string[]): SQL {
	return sql`${products.id} in (select parent_id from products where ${inArray(sql`sku`, [...skus, ''])})`;
}

export function escapeLike(text: string): string {
	return text.replace(/[\\%_]/g, '\\$&');
}

/** Compares a smallint as an int, so that every given value fits. */
function comparable(column: PgColumn): SQL | PgColumn {
	return is(column, PgSmallInt) ? sql`${column}::int` : column;
}

function likeCondition(attribute: string, { kind, column }: ColumnField, values: FilterValue[]): SQL {
	if (kind !== 'text') throw badFilter(attribute, 'cannot be compared by likeness');
	const patterns = values.map((value) => `%${escapeLike(likenessOf(value))}%`);
	return or(...patterns.map((pattern) => ilike(column, pattern))) ?? sql`false`;
}

function parseValue(attribute: string, kind: ColumnField['kind'], value: FilterValue): string | number | Date {
	if (kind === 'text') return String(value);
	return kind === 'number' ? toId(attribute, value) : toMoment(attribute, value);
}
