import { and, desc, inArray, type SQL } from 'drizzle-orm';
import { productsAt } from '../catalogue/read/at-address.ts';
import type { Database } from '../platform/database/database.ts';
import { isAmong } from '../platform/database/large-lists.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { hasVariant } from './column-condition.ts';
import { type FilterValue, toId } from './condition.ts';
import type { Filter } from './filters.ts';
import type { IndexSearch } from './memory-index.ts';
import { rangeOf, sortsOf } from './range-of.ts';
import { readIndex, readSaleFacts } from './read-index.ts';
import { type FoundProducts, type ProductSearch, searchIndex } from './search-index.ts';

const toIds = (attribute: string, values: FilterValue[]) => values.map((value) => toId(attribute, value));
const atAddress = (values: FilterValue[], db: Database) => productsAt(db, values.map(String));

const KEYS: Record<string, (values: FilterValue[], db: Database) => SQL | undefined> = {
	id: (values) => inArray(products.id, toIds('id', values)),
	parentId: (values) => inArray(products.parentId, toIds('parentId', values)),
	sku: (values) => inArray(products.sku, values.map(String)),
	url_path: atAddress,
	url_key: atAddress,
	slug: atAddress,
	'configurable_children.sku': (values) => hasVariant(values.map(String)),
};

export function isKey({ attribute, condition }: Filter): boolean {
	const { operator, values } = condition;
	return Object.hasOwn(KEYS, attribute) && (operator === 'eq' || operator === 'in') && !values.includes(null);
}

/** Finds identified products, also variants. If there are further conditions, it builds an index of just these products. */
export async function findByKey(
	search: ProductSearch,
	at: Omit<IndexSearch, 'index' | 'facts'>,
): Promise<FoundProducts> {
	const { request, filters, facets } = search;
	const { db } = at;
	const named = await db
		.select({ id: products.id, revision: products.revision })
		.from(products)
		.where(and(...filters.required.filter(isKey).map((filter) => keyCondition(filter, db))))
		.orderBy(desc(products.priority), desc(products.id));
	const rest = { ...filters, required: filters.required.filter((filter) => !isKey(filter)) };
	if (isAllAsked({ request, filters: rest, facets })) return pageOfNamed(named, request);
	const ids = named.map(({ id }) => id);
	const index = await readIndex(db, {
		products: isAmong(products.id, ids),
		units: isAmong(products.listedAs, ids),
	});
	return searchIndex({ request, filters: rest, facets }, { ...at, index, facts: await readSaleFacts(db, index) });
}

function keyCondition({ attribute, condition }: Filter, db: Database): SQL | undefined {
	return KEYS[attribute]?.(condition.values, db);
}

function isAllAsked({ request, filters }: ProductSearch): boolean {
	const { required, alternatives, layers } = filters;
	const isSorted = sortsOf(request).length > 0;
	return (
		required.length + alternatives.length + layers.length === 0 && !isSorted && !request.searchQuery._availableFilters
	);
}

function pageOfNamed(named: { id: number; revision: number }[], request: ProductSearch['request']): FoundProducts {
	const { size, from } = rangeOf(request);
	const versions = named.slice(from, from + size);
	return { total: named.length, ids: versions.map(({ id }) => id), versions, correction: null };
}
