import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogView } from '../catalog/catalog-view.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import { Recent } from '../catalog/recent.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { countFacets, facetMetadata, knownFacets } from './facets.ts';
import { pageOf, sortsOf, unknownSort } from './page-of.ts';
import { productSort } from './product-fields.ts';
import { matching, type ProductQuery, productQuery } from './product-query.ts';
import { textRank } from './product-text.ts';
import { createProjection } from './projection.ts';

interface Found {
	total: number;
	ids: number[];
	aggregations?: SearchAnswer['aggregations'];
	facets: string[];
}

const REMEMBERED = 500;
const FIELDS = Object.keys(Product.shape);

export type SearchProducts = (request: SearchRequest, view: CatalogView, storeView: StoreView) => Promise<SearchAnswer>;

/** What was found is remembered for one version of the catalogue; prices and stock are read anew each time. */
export function createProductSearch(db: Database, store: ProductStore): SearchProducts {
	const remembered = new Recent<Promise<Found>>(REMEMBERED);

	const find = (request: SearchRequest, view: CatalogView) => {
		const { searchQuery, size, from, sort } = request;
		const key = JSON.stringify([view.version, searchQuery, size, from, sort]);
		const known = remembered.get(key);
		if (known) return known;
		const finding = findProducts(db, request, view);
		remembered.set(key, finding);
		finding.catch(() => remembered.delete(key));
		return finding;
	};

	return async (request, view, storeView) => {
		const { total, ids, aggregations, facets } = await find(request, view);
		const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, FIELDS);
		const hits = await store.load(await revisions(db, ids), storeView);
		return {
			total,
			hits: hits.map(project),
			...(aggregations && { aggregations, attribute_metadata: facetMetadata(facets, view) }),
		};
	};
}

async function findProducts(db: Database, request: SearchRequest, view: CatalogView): Promise<Found> {
	const query = productQuery(request.searchQuery, view);
	const asked = request.searchQuery._availableFilters?.map(({ field }) => field);
	const facets = knownFacets(asked ?? [], view);
	const page = await findPage(db, query, request);
	return { ...page, facets, ...(asked && { aggregations: await countFacets(db, query, facets, view) }) };
}

async function findPage(db: Database, query: ProductQuery, request: SearchRequest) {
	const where = matching(query);
	const { size, from } = pageOf(request);
	const rows = await db
		.select({ id: products.id, total: sql<number>`(count(*) over ())::int` })
		.from(products)
		.where(where)
		.orderBy(...orderOf(request))
		.limit(size)
		.offset(from);
	const total = rows[0]?.total ?? (from > 0 ? await db.$count(products, where) : 0);
	return { total, ids: rows.map(({ id }) => id) };
}

/** Without a wish: the best match of the text, else the shop's own order. Ties go to the newest. */
function orderOf(request: SearchRequest): SQL[] {
	const text = request.searchQuery._searchText?.trim();
	const asked = sortsOf(request).map(({ field, descending }) => {
		const column = productSort(field);
		if (!column) throw unknownSort(field);
		return descending ? desc(column) : asc(column);
	});
	if (asked.length > 0) return [...asked, desc(products.id)];
	return [...(text ? textRank(text) : []), desc(products.priority), desc(products.id)];
}

async function revisions(db: Database, ids: number[]) {
	if (ids.length === 0) return [];
	const rows = await db
		.select({ id: products.id, revision: products.revision })
		.from(products)
		.where(inArray(products.id, ids));
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
