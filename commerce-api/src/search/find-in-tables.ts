import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { CatalogView } from '../catalog/catalog-view.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import { localPriceSql } from '../store-views/local-price-sql.ts';
import type { Storefront } from '../store-views/storefront.ts';
import { countFacets } from './facets.ts';
import type { Filters } from './filters.ts';
import { pageOf, sortsOf, unknownSort } from './page-of.ts';
import { type Price, productSort } from './product-fields.ts';
import { matching, type ProductQuery, productQuery } from './product-query.ts';
import type { Found } from './search-products.ts';

/** A question about products whose names are known to exist. */
export interface ProductSearch {
	request: SearchRequest;
	filters: Filters;
	facets: string[];
}

interface Tables {
	db: Database;
	view: CatalogView;
	storefront: Storefront;
}

/** Searches all products and variants in the database: right for single ones, slow for long lists with facets. */
export async function findInTables({ request, filters, facets }: ProductSearch, tables: Tables): Promise<Found> {
	const { db, view, storefront } = tables;
	const query = productQuery(filters, localPriceSql(storefront));
	const page = await findPage(tables, query, request);
	if (!request.searchQuery._availableFilters) return { ...page, correction: null };
	return { ...page, correction: null, aggregations: await countFacets(db, query, facets, view) };
}

async function findPage({ db, storefront }: Tables, query: ProductQuery, request: SearchRequest) {
	const where = matching(query);
	const { size, from } = pageOf(request);
	const rows = await db
		.select({ id: products.id, revision: products.revision, total: sql<number>`(count(*) over ())::int` })
		.from(products)
		.where(where)
		.orderBy(...orderOf(request, query.price, storefront.words.store))
		.limit(size)
		.offset(from);
	const total = rows[0]?.total ?? (from > 0 ? await db.$count(products, where) : 0);
	return { total, ids: rows.map(({ id }) => id), versions: rows };
}

/** The shop's own order where none is asked for. Ties go to the newest. */
function orderOf(request: SearchRequest, price: Price, store: string): SQL[] {
	const asked = sortsOf(request).map(({ field, descending }) => {
		const column = productSort(field, price, store);
		if (!column) throw unknownSort(field);
		return descending ? desc(column) : asc(column);
	});
	return [...(asked.length > 0 ? asked : [desc(products.priority)]), desc(products.id)];
}
