import { type FilterCondition, OPERATORS, RANGE_NAMES, RANGES } from '@pasaz/kernel/contract/catalog';
import { Refusal } from '../platform/http/refusal.ts';

export type FilterValue = string | number | boolean | null;
export type Operator = (typeof OPERATORS)[number];

/** One operator of a filter with its values. */
export interface Condition {
	operator: Operator;
	/** At least one; `null` asks for a missing value. */
	values: FilterValue[];
	/** One of a group of which one must hold. */
	isAlternative: boolean;
}

/** Values asked for at once; a client's filter lists are shorter (999, rule 6.11). */
const MAX_VALUES = 1000;

/** The operators of one filter, all of which must hold. */
export function conditionsOf(attribute: string, value: FilterCondition): Condition[] {
	const conditions = NAMES.flatMap(({ name, operator, isAlternative }) => {
		const given = value[name];
		return given === undefined ? [] : [{ operator, values: [given].flat(), isAlternative }];
	});
	if (conditions.length === 0) throw badFilter(attribute, 'has no operator');
	if (conditions.some(({ values }) => values.length > MAX_VALUES)) throw badFilter(attribute, 'has too many values');
	return conditions;
}

export function badFilter(attribute: string, problem: string): Refusal {
	return new Refusal(400, 'bad-filter', `The filter on "${attribute.slice(0, 60)}" ${problem}.`);
}

interface Name {
	name: Operator | keyof typeof RANGE_NAMES;
	operator: Operator;
	isAlternative: boolean;
}

const NAMES: readonly Name[] = [
	...OPERATORS.map((name) => ({ name, operator: name, isAlternative: name === 'or' || name === 'nor' })),
	...RANGES.map((name) => ({ name, operator: RANGE_NAMES[name], isAlternative: name.startsWith('or') })),
];

export function isNegative({ operator }: Pick<Condition, 'operator'>): boolean {
	return operator === 'neq' || operator === 'nin' || operator === 'nor';
}

export function isRange(operator: Operator): operator is 'gt' | 'gte' | 'lt' | 'lte' {
	return operator === 'gt' || operator === 'gte' || operator === 'lt' || operator === 'lte';
}
