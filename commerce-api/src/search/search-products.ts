import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import { storeLanguage } from '../catalogue/localization.ts';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import { type ProductStore, readVersions } from '../catalogue/read/product-store.ts';
import type { Database } from '../platform/database/database.ts';
import { isAmong } from '../platform/database/large-lists.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { createMemo } from '../platform/memo.ts';
import type { SearchSettings } from '../platform/search-settings.ts';
import { facetMetadata, knownFacets } from './facets.ts';
import { type Filter, readFilters } from './filters.ts';
import { findByKey, isKey } from './find-by-key.ts';
import type { CurrentIndex } from './index-keeper.ts';
import { productField } from './product-fields.ts';
import { createProductProjection } from './project-tile.ts';
import { type FoundProducts, type ProductSearch, searchIndex } from './search-index.ts';

const KEPT_SEARCHES = 500;
const FIELDS = Object.keys(Product.shape);

export interface SearchFor {
	view: CatalogView;
	storeView: StoreView;
}

export type SearchProducts = (request: SearchRequest, asker: SearchFor) => Promise<SearchAnswer>;

interface ProductSearchServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
	currentIndex: CurrentIndex;
	settings: SearchSettings;
}

/** Results of the index are cached for one version of the catalogue; prices and stock are read for every search. */
export function createProductSearch(services: ProductSearchServices): SearchProducts {
	const { db, store, storefronts, currentIndex, settings } = services;
	const kept = createMemo<FoundProducts>(KEPT_SEARCHES);

	const find = async (search: ProductSearch, { view, storeView }: SearchFor): Promise<FoundProducts> => {
		const { searchQuery, size, from, sort } = search.request;
		const at = { db, view, storefront: storefronts.at(storeView, view), settings };
		if (mayNameVariants(search)) return findByKey(search, at);
		const { imported, ...current } = await currentIndex(view);
		const question = [view.version, imported, storeView.storeCode, searchQuery, size, from, sort];
		return kept(JSON.stringify(question), () => searchIndex(search, { ...at, ...current }));
	};

	return async (request, asker) => {
		const search = readSearch(request, asker.view);
		const { total, ids, versions, scores, aggregations, correction } = await find(search, asker);
		const project = createProductProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, FIELDS);
		const hits = await store.load(versions ?? (await revisions(db, ids)), asker.storeView);
		return {
			total,
			hits: hits.map((hit) => ({ ...project(hit), ...(scores && { _score: scores.get(hit.id) ?? 0 }) })),
			...(aggregations && {
				aggregations,
				attribute_metadata: facetMetadata(search.facets, asker.view, storeLanguage(asker.storeView)),
			}),
			...(correction !== null && { suggest: { correction } }),
		};
	};
}

/** @throws Refusal for unknown fields and facets */
function readSearch(request: SearchRequest, view: CatalogView): ProductSearch {
	const { searchQuery } = request;
	const facets = searchQuery._availableFilters?.map(({ field }) => field) ?? [];
	return {
		request,
		filters: readFilters(searchQuery, (name) => productField(name, view)),
		facets: knownFacets(facets, view),
	};
}

/** The index has no variants, which a search for single products may mean unless it asks for listed ones only. */
function mayNameVariants({ request, filters }: ProductSearch): boolean {
	const { required } = filters;
	return !request.searchQuery._searchText?.trim() && required.some(isKey) && !required.some(isForLists);
}

function isForLists({ attribute, condition }: Filter): boolean {
	if (attribute !== 'visibility' || !['eq', 'in'].includes(condition.operator)) return false;
	return condition.values.every((value) => Number(value) > 1);
}

async function revisions(db: Database, ids: number[]) {
	if (ids.length === 0) return [];
	const byId = new Map((await readVersions(db, isAmong(products.id, ids))).map((version) => [version.id, version]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
