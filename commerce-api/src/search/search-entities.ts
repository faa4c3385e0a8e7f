import {
	Attribute,
	Category,
	type SearchAnswer,
	type SearchRequest,
	Tag,
	TaxRule,
} from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import type { CatalogView } from '../catalog/catalog-view.ts';
import { toSearchText } from '../catalog/search-text.ts';
import { badFilter, conditionsOf, isAlternative } from './condition.ts';
import { holds } from './entity-condition.ts';
import { pageOf, type Sort, sortsOf, unknownSort } from './page-of.ts';
import { createProjection } from './projection.ts';

type Document = Readonly<Record<string, unknown>>;
interface Collection {
	documents: readonly Document[];
	fields: readonly string[];
}

/** Everything but products: a few thousand documents at most, searched in memory. */
export function searchEntities(request: SearchRequest, view: CatalogView): SearchAnswer {
	const { documents, fields } = collectionOf(request.type, view);
	const { size, from } = pageOf(request);
	const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, fields);
	const found = documents.filter(matcher(request, fields)).toSorted(sorter(sortsOf(request), fields));
	return { total: found.length, hits: found.slice(from, from + size).map(project) };
}

/** Types of which this shop holds nothing yet are empty. */
function collectionOf(type: SearchRequest['type'], view: CatalogView): Collection {
	switch (type) {
		case 'category':
			return { documents: view.categories, fields: Object.keys(Category.shape) };
		case 'attribute':
			return { documents: view.attributes, fields: Object.keys(Attribute.shape) };
		case 'tag':
			return { documents: view.tags, fields: Object.keys(Tag.shape) };
		case 'taxrule':
			return { documents: view.taxRules, fields: Object.keys(TaxRule.shape) };
		case 'cms_page':
			return { documents: view.pages, fields: Object.keys(CmsPage.shape) };
		default:
			return { documents: [], fields: [] };
	}
}

function matcher({ type, searchQuery }: SearchRequest, fields: readonly string[]): (document: Document) => boolean {
	const conditions = (searchQuery._appliedFilters ?? []).flatMap(({ attribute, value }) => {
		if (fields.length > 0 && !fields.includes(attribute))
			throw badFilter(attribute, `names an unknown field of ${type}`);
		return conditionsOf(attribute, value).map((condition) => ({ attribute, condition }));
	});
	const alternatives = conditions.filter(({ condition }) => isAlternative(condition));
	const required = conditions.filter(({ condition }) => !isAlternative(condition));
	const words = toSearchText(searchQuery._searchText ?? '');
	return (document) =>
		required.every(({ attribute, condition }) => holds(condition, document[attribute])) &&
		(alternatives.length === 0 ||
			alternatives.some(({ attribute, condition }) => holds(condition, document[attribute]))) &&
		(words === '' || toSearchText(String(document.name ?? document.title ?? '')).includes(words));
}

function sorter(sorts: Sort[], fields: readonly string[]): (a: Document, b: Document) => number {
	const unknown = sorts.find(({ field }) => fields.length > 0 && !fields.includes(field));
	if (unknown) throw unknownSort(unknown.field);
	return (a, b) => {
		for (const { field, descending } of sorts) {
			const order = compare(a[field], b[field]);
			if (order !== 0) return descending ? -order : order;
		}
		return 0;
	};
}

function compare(a: unknown, b: unknown): number {
	if (typeof a === 'number' && typeof b === 'number') return a - b;
	return String(a ?? '').localeCompare(String(b ?? ''), 'pl');
}
