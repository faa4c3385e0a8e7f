import { type FilterCondition, OPERATORS, RANGE_NAMES, RANGES } from '@pasaz/kernel/contract/catalog';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { isStorable } from '../platform/database/storable.ts';
import { Refusal } from '../platform/http/refusal.ts';

export type FilterValue = string | number | boolean | null;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
	operator: Operator;
	/** At least one; `null` matches a missing value. */
	values: FilterValue[];
	/** Whether it is one of a group of which one must match. */
	isAlternative: boolean;
}

/** Values in one filter; clients send at most 999 (rule 6.11). */
const MAX_VALUES = 1000;
/** Characters of a value, as many as the longest address that pages look up: they ask for it as it was typed. */
const MAX_LENGTH = 2048;

/** The operators of one filter, all of which must match. */
export function conditionsOf(attribute: string, value: FilterCondition): Condition[] {
	const conditions = NAMES.flatMap(({ name, operator, isAlternative }) => {
		const given = value[name];
		return given === undefined ? [] : [{ operator, values: [given].flat(), isAlternative }];
	});
	if (conditions.length === 0) throw badFilter(attribute, 'has no operator');
	if (conditions.some(({ values }) => values.length > MAX_VALUES)) throw badFilter(attribute, 'has too many values');
	if (conditions.some(({ values }) => values.some(isTooLong))) throw badFilter(attribute, 'has too long a value');
	return conditions;
}

function isTooLong(value: FilterValue): boolean {
	return typeof value === 'string' && value.length > MAX_LENGTH;
}

/** The text that `like` looks for, without the signs around it that stand for any other. */
export function likenessOf(value: FilterValue): string {
	const text = String(value);
	let [start, end] = [0, text.length];
	while (start < end && text[start] === '%') start += 1;
	while (start < end && text[end - 1] === '%') end -= 1;
	return text.slice(start, end);
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

const MAX_INT = 2_147_483_647;

export function toId(attribute: string, value: FilterValue): number {
	const id = Number(value);
	if (value === '' || !Number.isInteger(id) || Math.abs(id) > MAX_INT)
		throw badFilter(attribute, 'expects whole numbers');
	return id;
}

/** A value as the memory index stores it: integer, cents, 0 or 1, ms since 1970. @throws Refusal for a value that does not fit */
export function toNumber(attribute: string, kind: 'number' | 'flag' | 'moment' | 'money', value: FilterValue): number {
	switch (kind) {
		case 'number':
			return toId(attribute, value);
		case 'money':
			return toGrosze(toDecimal(attribute, value));
		case 'flag':
			return toFlag(attribute, value);
		case 'moment':
			return toMoment(attribute, value).getTime();
	}
}

function toDecimal(attribute: string, value: FilterValue): number {
	const number = Number(value);
	if (value === '' || !(Math.abs(number) <= MAX_INT / 100)) throw badFilter(attribute, 'expects amounts');
	return number;
}

function toFlag(attribute: string, value: FilterValue): number {
	if ([true, 1, '1', 'true'].includes(value ?? '')) return 1;
	if ([false, 0, '0', 'false'].includes(value ?? '')) return 0;
	throw badFilter(attribute, 'expects yes or no, as 1 or 0');
}

/** @throws Refusal for an invalid date */
export function toMoment(attribute: string, value: FilterValue): Date {
	const moment = new Date(String(value));
	if (!isStorable(moment)) throw badFilter(attribute, 'expects dates');
	return moment;
}
