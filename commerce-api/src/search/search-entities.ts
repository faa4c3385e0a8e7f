import type { SearchAnswer, SearchQuery, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { type Lexicon, lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import { type Condition, type FilterValue, isNegative, isRange, likenessOf } from './condition.ts';
import type { Collection, Document } from './entities.ts';
import { conditionsIn } from './filters.ts';
import { nameMatcher } from './name-match.ts';
import { createProjection } from './projection.ts';
import { rangeOf, type Sort, sortsOf, unknownSort } from './range-of.ts';
import { NO_WORDS } from './word-book.ts';

export function searchEntities(request: SearchRequest, { documents, fields, language }: Collection): SearchAnswer {
	const { size, from } = rangeOf(request);
	const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, fields);
	const found = documents
		.filter(matcher(request.searchQuery, fields, lexiconOf(language)))
		.toSorted(sorter(sortsOf(request), fields, language));
	return { total: found.length, hits: found.slice(from, from + size).map(project) };
}

function matcher(
	searchQuery: SearchQuery,
	fields: readonly string[],
	lexicon: Lexicon,
): (document: Document) => boolean {
	const conditions = conditionsIn(searchQuery, (name) => fields.find((field) => field === name)).map(toTest);
	const alternatives = conditions.filter(({ isAlternative }) => isAlternative);
	const required = conditions.filter(({ isAlternative }) => !isAlternative);
	const isNamed = nameMatcher(searchQuery._searchText ?? '', { lexicon, book: NO_WORDS });
	return (document) =>
		required.every(({ field, holds }) => holds(valuesAt(document, field))) &&
		(alternatives.length === 0 || alternatives.some(({ field, holds }) => holds(valuesAt(document, field)))) &&
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

interface FieldTest {
	field: string;
	isAlternative: boolean;
	/** Whether a value meets the condition; a list does if one of its members does. */
	holds: (value: unknown) => boolean;
}

function toTest({ field, condition }: { field: string; condition: Condition }): FieldTest {
	const isMet = memberTest(condition);
	const negative = isNegative(condition);
	const holds = (value: unknown) => [value].flat().some(isMet) !== negative;
	return { field, isAlternative: condition.isAlternative, holds };
}

/** Reads the condition's values once, not for each of the documents. */
function memberTest({ operator, values }: Condition): (member: unknown) => boolean {
	if (isRange(operator)) return (member) => isInRange(operator, member, values[0] ?? null);
	if (operator !== 'like') return equalityTest(values);
	const parts = values.map((value) => likenessOf(value).toLowerCase());
	return (member) => {
		const text = typeof member === 'string' ? member.toLowerCase() : undefined;
		return text !== undefined && parts.some((part) => text.includes(part));
	};
}

function equalityTest(values: readonly FilterValue[]): (member: unknown) => boolean {
	const hasNull = values.includes(null);
	const expected = new Set(values.filter((value) => value !== null).flatMap(textsOf));
	return (member) => {
		if (member === null || member === undefined) return hasNull;
		return textsOf(member).some((text) => expected.has(text));
	};
}

/** How a value may be written: in addresses all values are text, and `'1'` is 1 and true. */
function textsOf(value: unknown): string[] {
	return typeof value === 'boolean' ? [String(value), value ? '1' : '0'] : [String(value)];
}

function isInRange(operator: 'gt' | 'gte' | 'lt' | 'lte', member: unknown, limit: FilterValue): boolean {
	if (limit === null || member === null || member === undefined) return false;
	const [a, b] = typeof member === 'number' ? [member, Number(limit)] : [String(member), String(limit)];
	if (operator === 'gt') return a > b;
	if (operator === 'gte') return a >= b;
	return operator === 'lt' ? a < b : a <= b;
}
