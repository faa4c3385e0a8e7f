import { DOCUMENTS } from './documents.ts';

type Document = Record<string, unknown>;
export interface SearchRequest {
	type: string;
	searchQuery: { _appliedFilters?: { attribute: string; value: Record<string, unknown> }[]; _searchText?: string };
	size?: number;
	from?: number;
}

/** A field by its path, e.g. `stock.is_in_stock`; one that holds a list matches by each of its values. */
function valuesOf(document: Document, attribute: string): unknown[] {
	const value = attribute
		.split('.')
		.reduce<unknown>((at, key) => Object.entries(Object(at)).find(([name]) => name === key)?.[1], document);
	return [value].flat();
}

function holds(values: unknown[], [operator, wanted]: [string, unknown]): boolean {
	if (operator === 'gte') return Number(values[0]) >= Number(wanted);
	if (operator === 'lte') return Number(values[0]) <= Number(wanted);
	return [wanted].flat().some((one) => values.includes(one));
}

/** Answers whole documents in the order of the list; the shop picks the fields that it asked for. */
export function search({ type, searchQuery, size = 50, from = 0 }: SearchRequest) {
	const { _appliedFilters: filters = [], _searchText: text = '' } = searchQuery;
	const hits = (DOCUMENTS[type] ?? []).filter(
		(document) =>
			String(document.name ?? '')
				.toLowerCase()
				.includes(text.toLowerCase()) &&
			filters.every(({ attribute, value }) =>
				Object.entries(value).every((condition) => holds(valuesOf(document, attribute), condition)),
			),
	);
	return { total: hits.length, hits: hits.slice(from, from + size) };
}

/** What stands at an address, with or without slashes around it. */
export function urlMap(url: string) {
	const path = url.replace(/^\/|\/$/g, '');
	for (const type of ['product', 'category', 'cms_page']) {
		const found = DOCUMENTS[type]?.find((document) => (document.url_path ?? document.url_key) === path);
		if (found) return { _type: type, _source: found };
	}
	return null;
}
