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

const MAX_FILTERS = 100;

/** @throws Refusal for an unknown field or too many filters */
export function readFilters<Field extends { kind: string }>(
	{ _appliedFilters: applied = [] }: SearchQuery,
	fieldOf: (name: string) => Field | undefined,
): Filters<Field> {
	const filters: Filters<Field> = { required: [], alternatives: [], layers: [] };
	if (applied.length > MAX_FILTERS) throw new Refusal(400, 'bad-filter', `There are more than ${MAX_FILTERS} filters.`);
	for (const { attribute, value, scope } of applied) {
		const field = fieldOf(attribute);
		if (!field) throw badFilter(attribute, 'names an unknown field');
		for (const condition of conditionsOf(attribute, value)) {
			const filter = { attribute, field, condition };
			if (scope === 'catalog') filters.layers.push(toLayer(filter));
			else if (condition.isAlternative) filters.alternatives.push(filter);
			else filters.required.push(filter);
		}
	}
	return filters;
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
