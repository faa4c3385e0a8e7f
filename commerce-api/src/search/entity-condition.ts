import { type Condition, type FilterValue, isNegative, isRange } from './condition.ts';

/** Whether a document's value fulfils a condition; a list does when one of its members does. */
export function holds(condition: Condition, value: unknown): boolean {
	const members = [value].flat();
	const { operator, values } = condition;
	if (isRange(operator)) return members.some((member) => isInRange(operator, member, values[0] ?? null));
	if (operator === 'like') return members.some((member) => values.some((wanted) => isLike(member, wanted)));
	const found = members.some((member) => values.some((wanted) => isSame(member, wanted)));
	return isNegative(condition) ? !found : found;
}

/** Numbers and flags come as text from addresses: `'1'` is 1 and true. */
function isSame(member: unknown, wanted: FilterValue): boolean {
	if (wanted === null || member === null || member === undefined) return wanted === (member ?? null);
	if (typeof member === 'boolean') return [String(member), member ? '1' : '0'].includes(String(wanted));
	if (typeof wanted === 'boolean') return [String(wanted), wanted ? '1' : '0'].includes(String(member));
	return String(member) === String(wanted);
}

function isLike(member: unknown, wanted: FilterValue): boolean {
	const part = String(wanted).replace(/^%+|%+$/g, '');
	return typeof member === 'string' && member.toLowerCase().includes(part.toLowerCase());
}

function isInRange(operator: 'gt' | 'gte' | 'lt' | 'lte', member: unknown, limit: FilterValue): boolean {
	if (limit === null || member === null || member === undefined) return false;
	const [a, b] = typeof member === 'number' ? [member, Number(limit)] : [String(member), String(limit)];
	if (operator === 'gt') return a > b;
	if (operator === 'gte') return a >= b;
	return operator === 'lt' ? a < b : a <= b;
}
