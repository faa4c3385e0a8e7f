import type { SearchQuery } from '@pasaz/kernel/contract/catalog';
import { Refusal } from '../platform/http/refusal.ts';
import { badFilter, type Condition, conditionsOf, isNegative, isRange } from './condition.ts';
import type { ProductField } from './product-fields.ts';

export interface Filter<Field = ProductField> {
	attribute: string;
	field: Field;
	condition: Condition;
}

/** A filter of layered navigation, which does not affect the counts of its own facet. */
export interface Layer<Field = ProductField> extends Filter<Field> {
	code: string;
	/** Whether one variant must match it together with the other such layers. */
	isOfUnit: boolean;
}

export interface Filters<Field = ProductField> {
	required: Filter<Field>[];
	/** One of them must match, if there are any. */
	alternatives: Filter<Field>[];
	layers: Layer<Field>[];
}

/** Bounds of one search (rule 24.15), well above what pages ask: each condition may be compared with all there is. */
const MAX_CONDITIONS = 100;
const MAX_VALUES = 2000;
const MAX_PATTERNS = 10;
/** Each may read a whole table. */
const MAX_TEXT_FILTERS = 5;

interface AppliedCondition<Field> extends Filter<Field> {
	isLayer: boolean;
}

/** @throws Refusal for an unknown field, or more conditions or values than one search may have */
export function conditionsIn<Field>(
	{ _appliedFilters: applied = [] }: SearchQuery,
	fieldOf: (name: string) => Field | undefined,
): AppliedCondition<Field>[] {
	refuseMore('conditions', applied.length, MAX_CONDITIONS);
	const all = applied.flatMap(({ attribute, value, scope }) => {
		const field = fieldOf(attribute);
		if (field === undefined) throw badFilter(attribute, 'names an unknown field');
		const isLayer = scope === 'catalog';
		return conditionsOf(attribute, value).map((condition) => ({ attribute, field, condition, isLayer }));
	});
	const patterns = all.filter(({ condition }) => condition.operator === 'like');
	refuseMore('conditions', all.length, MAX_CONDITIONS);
	refuseMore('values', countValues(all), MAX_VALUES);
	refuseMore('patterns', countValues(patterns), MAX_PATTERNS);
	return all;
}

/** @throws Refusal as `conditionsIn`, and for more filters on texts than one search may have */
export function readFilters<Field extends { kind: string }>(
	query: SearchQuery,
	fieldOf: (name: string) => Field | undefined,
): Filters<Field> {
	const filters: Filters<Field> = { required: [], alternatives: [], layers: [] };
	const conditions = conditionsIn(query, fieldOf);
	refuseMore('text filters', conditions.filter(({ field }) => isOfText(field)).length, MAX_TEXT_FILTERS);
	for (const { isLayer, ...filter } of conditions) {
		if (isLayer) filters.layers.push(toLayer(filter));
		else if (filter.condition.isAlternative) filters.alternatives.push(filter);
		else filters.required.push(filter);
	}
	return filters;
}

function refuseMore(what: string, count: number, most: number): void {
	if (count > most) throw new Refusal(400, 'bad-filter', `There are more than ${most} ${what} in one search.`);
}

function countValues(filters: readonly Pick<Filter<unknown>, 'condition'>[]): number {
	return filters.reduce((sum, { condition }) => sum + condition.values.length, 0);
}

function isOfText({ kind }: { kind: string }): boolean {
	return kind === 'text' || kind === 'variant-sku';
}

/** The price has two names. */
export function facetOf(attribute: string): string {
	return attribute === 'final_price' ? 'price' : attribute;
}

function toLayer<Field extends { kind: string }>(filter: Filter<Field>): Layer<Field> {
	const { attribute, field, condition } = filter;
	const isOfUnit = field.kind === 'option' && isPositive(condition);
	return { ...filter, code: facetOf(attribute), isOfUnit };
}

function isPositive(condition: Condition): boolean {
	return !isNegative(condition) && !isRange(condition.operator) && condition.operator !== 'like';
}
