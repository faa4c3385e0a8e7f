import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { inArray } from 'drizzle-orm';
import type { CatalogView } from '../catalog/catalog-view.ts';
import type { ProductStore, ProductVersion } from '../catalog/product-store.ts';
import { Recent } from '../catalog/recent.ts';
import { storeLanguage } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import type { Storefronts } from '../store-views/storefront.ts';
import { remember } from './condition-bits.ts';
import { facetMetadata } from './facet-metadata.ts';
import { knownFacets } from './facets.ts';
import { readFilters } from './filters.ts';
import { findInTables, type ProductSearch } from './find-in-tables.ts';
import { findOnShelf, isForShelf } from './find-on-shelf.ts';
import { productField } from './product-fields.ts';
import type { ShelfOf } from './product-index.ts';
import { createProjection } from './projection.ts';

/** What a search has found, before its products are read. */
export interface Found {
	total: number;
	ids: number[];
	/** With their revisions, where those were read at once. */
	versions?: ProductVersion[];
	/** Of a text search, by id. */
	scores?: ReadonlyMap<number, number>;
	aggregations?: SearchAnswer['aggregations'];
	/** The text as it was understood. */
	correction: string | null;
}

const REMEMBERED = 500;
const FIELDS = Object.keys(Product.shape);

/** Where one search happens. */
export interface SearchPlace {
	view: CatalogView;
	storeView: StoreView;
}

export type SearchProducts = (request: SearchRequest, place: SearchPlace) => Promise<SearchAnswer>;

interface Deps {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
	shelfOf: ShelfOf;
}

/** What a list's search found is remembered for one version of the catalogue; prices and stock are read anew each time. */
export function createProductSearch({ db, store, storefronts, shelfOf }: Deps): SearchProducts {
	const remembered = new Recent<Promise<Found>>(REMEMBERED);

	const find = async (search: ProductSearch, { view, storeView }: SearchPlace): Promise<Found> => {
		const { searchQuery, size, from, sort } = search.request;
		const at = { db, view, storefront: await storefronts.of(storeView) };
		if (!isForShelf(search.filters, searchQuery)) return findInTables(search, at);
		const shelf = await shelfOf(view);
		const question = [view.version, shelf.imported, storeView.storeCode, searchQuery, size, from, sort];
		return remember(remembered, JSON.stringify(question), () => findOnShelf(search, { ...at, ...shelf }));
	};

	return async (request, place) => {
		const search = readSearch(request, place.view);
		const { total, ids, versions, scores, aggregations, correction } = await find(search, place);
		const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, FIELDS);
		const hits = await store.load(versions ?? (await revisions(db, ids)), place.storeView);
		return {
			total,
			hits: hits.map((hit) => ({ ...project(hit), ...(scores && { _score: scores.get(hit.id) ?? 0 }) })),
			...(aggregations && {
				aggregations,
				attribute_metadata: facetMetadata(search.facets, place.view, storeLanguage(place.storeView)),
			}),
			...(correction !== null && { suggest: { correction } }),
		};
	};
}

/** @throws Refusal for what does not exist */
function readSearch(request: SearchRequest, view: CatalogView): ProductSearch {
	const { searchQuery } = request;
	const facets = searchQuery._availableFilters?.map(({ field }) => field) ?? [];
	return {
		request,
		filters: readFilters(searchQuery, (name) => productField(name, view)),
		facets: knownFacets(facets, view),
	};
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
