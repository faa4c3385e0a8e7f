import { toGrosze } from '@pasaz/kernel/domain/money';
import { isStorable } from '../platform/database/storable.ts';
import { badFilter, type FilterValue } from './condition.ts';

const MAX_INT = 2_147_483_647;

/** An id as filters give it. @throws Refusal for one that cannot exist */
export function toId(attribute: string, value: FilterValue): number {
	const id = Number(value);
	if (value === '' || !Number.isInteger(id) || Math.abs(id) > MAX_INT)
		throw badFilter(attribute, 'expects whole numbers');
	return id;
}

/** A value as the memory index holds it: whole units, cents, 0 or 1, ms since 1970. @throws Refusal for a value that does not fit */
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

/** @throws Refusal for what is no moment */
export function toMoment(attribute: string, value: FilterValue): Date {
	const moment = new Date(String(value));
	if (!isStorable(moment)) throw badFilter(attribute, 'expects dates');
	return moment;
}
