import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { inArray } from 'drizzle-orm';
import type { CatalogView } from '../catalog/catalog-view.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import { Recent } from '../catalog/recent.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import type { Storefronts } from '../store-views/storefront.ts';
import { remember } from './condition-bits.ts';
import { facetMetadata, knownFacets } from './facets.ts';
import { readFilters } from './filters.ts';
import { findInTables } from './find-in-tables.ts';
import { findOnShelf, isForShelf } from './find-on-shelf.ts';
import { productField } from './product-fields.ts';
import { createShelves } from './product-index.ts';
import { createProjection } from './projection.ts';

/** What a search has found, before its products are read. */
export interface Found {
	total: number;
	ids: number[];
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
}

/** What was found is remembered for one version of the catalogue; prices and stock are read anew each time. */
export function createProductSearch({ db, store, storefronts }: Deps): SearchProducts {
	const remembered = new Recent<Promise<Found>>(REMEMBERED);
	const shelfOf = createShelves(db);

	const find = async (request: SearchRequest, { view, storeView }: SearchPlace): Promise<Found> => {
		const { searchQuery } = request;
		const filters = readFilters(searchQuery, (name) => productField(name, view));
		const facets = knownFacets(askedFacets(request), view);
		const storefront = await storefronts.of(storeView);
		if (!isForShelf(filters, searchQuery)) return findInTables({ request, filters, facets }, { db, view, storefront });
		return findOnShelf({ request, filters, facets }, { db, view, storefront, ...(await shelfOf(view)) });
	};

	return async (request, place) => {
		const { searchQuery, size, from, sort } = request;
		const name = JSON.stringify([place.view.version, place.storeView.storeCode, searchQuery, size, from, sort]);
		const { total, ids, scores, aggregations, correction } = await remember(remembered, name, () =>
			find(request, place),
		);
		const project = createProjection({ include: request.sourceInclude, exclude: request.sourceExclude }, FIELDS);
		const hits = await store.load(await revisions(db, ids), place.storeView);
		return {
			total,
			hits: hits.map((hit) => ({ ...project(hit), ...(scores && { _score: scores.get(hit.id) ?? 0 }) })),
			...(aggregations && {
				aggregations,
				attribute_metadata: facetMetadata(knownFacets(askedFacets(request), place.view), place.view),
			}),
			...(correction !== null && { suggest: { correction } }),
		};
	};
}

function askedFacets({ searchQuery }: SearchRequest): string[] {
	return searchQuery._availableFilters?.map(({ field }) => field) ?? [];
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
