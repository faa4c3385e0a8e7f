import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { type Lexicon, lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import { badFilter, type Condition, conditionsOf, type FilterValue, isNegative, isRange } from './condition.ts';
import type { Collection, Document } from './entities.ts';
import { nameMatcher } from './name-match.ts';
import { pageOf, type Sort, sortsOf, unknownSort } from './page-of.ts';
import { createProjection } from './projection.ts';
import { NO_WORDS } from './word-book.ts';

export function searchEntities(request: SearchRequest, { documents, fields, language }: Collection): SearchAnswer {
	const { size, from } = pageOf(request);
	const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, fields);
	const found = documents
		.filter(matcher(request, fields, lexiconOf(language)))
		.toSorted(sorter(sortsOf(request), fields, language));
	return { total: found.length, hits: found.slice(from, from + size).map(project) };
}

function matcher(
	{ type, searchQuery }: SearchRequest,
	fields: readonly string[],
	lexicon: Lexicon,
): (document: Document) => boolean {
	const conditions = (searchQuery._appliedFilters ?? []).flatMap(({ attribute, value }) => {
		if (!fields.includes(attribute)) throw badFilter(attribute, `names an unknown field of ${type}`);
		return conditionsOf(attribute, value).map((condition) => ({ attribute, condition }));
	});
	const alternatives = conditions.filter(({ condition }) => condition.isAlternative);
	const required = conditions.filter(({ condition }) => !condition.isAlternative);
	const isNamed = nameMatcher(searchQuery._searchText ?? '', { lexicon, book: NO_WORDS });
	return (document) =>
		required.every(({ attribute, condition }) => holds(condition, valuesAt(document, attribute))) &&
		(alternatives.length === 0 ||
			alternatives.some(({ attribute, condition }) => holds(condition, valuesAt(document, attribute)))) &&
		isNamed(String(document.name ?? document.title ?? document.frontend_label ?? document.label ?? ''));
}

/** What is at another address in another store view is found at both (rule 2.51). */
function valuesAt(document: Document, attribute: string): unknown {
	const { addresses } = document;
	const isAddress = attribute === 'url_path' || attribute === 'url_key';
	return isAddress && addresses ? [document[attribute], ...Object.values(addresses)] : document[attribute];
}

function sorter(sorts: Sort[], fields: readonly string[], language: string): (a: Document, b: Document) => number {
	const unknown = sorts.find(({ field }) => !fields.includes(field));
	if (unknown) throw unknownSort(unknown.field);
	return (a, b) => {
		for (const { field, descending } of sorts) {
			const order = compare(a[field], b[field], language);
			if (order !== 0) return descending ? -order : order;
		}
		return 0;
	};
}

function compare(a: unknown, b: unknown, language: string): number {
	if (typeof a === 'number' && typeof b === 'number') return a - b;
	return String(a ?? '').localeCompare(String(b ?? ''), language);
}

/** Whether a value meets a condition; a list does if one of its members does. */
function holds(condition: Condition, value: unknown): boolean {
	const members = [value].flat();
	const { operator, values } = condition;
	if (isRange(operator)) return members.some((member) => isInRange(operator, member, values[0] ?? null));
	if (operator === 'like') return members.some((member) => values.some((expected) => isLike(member, expected)));
	const found = members.some((member) => values.some((expected) => isSame(member, expected)));
	return isNegative(condition) ? !found : found;
}

/** Values from addresses are text: `'1'` is 1 and true. */
function isSame(member: unknown, expected: FilterValue): boolean {
	if (expected === null || member === null || member === undefined) return expected === (member ?? null);
	if (typeof member === 'boolean') return [String(member), member ? '1' : '0'].includes(String(expected));
	if (typeof expected === 'boolean') return [String(expected), expected ? '1' : '0'].includes(String(member));
	return String(member) === String(expected);
}

function isLike(member: unknown, expected: FilterValue): boolean {
	const part = String(expected).replace(/^%+|%+$/g, '');
	return typeof member === 'string' && member.toLowerCase().includes(part.toLowerCase());
}

function isInRange(operator: 'gt' | 'gte' | 'lt' | 'lte', member: unknown, limit: FilterValue): boolean {
	if (limit === null || member === null || member === undefined) return false;
	const [a, b] = typeof member === 'number' ? [member, Number(limit)] : [String(member), String(limit)];
	if (operator === 'gt') return a > b;
	if (operator === 'gte') return a >= b;
	return operator === 'lt' ? a < b : a <= b;
}
