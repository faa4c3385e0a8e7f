import { catalogSearch, type SearchAnswer, type SearchRequest } from '@pasaz/kernel/contract/catalog';
import { catalogSearches } from '@pasaz/kernel/contract/catalog-searches';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Catalog } from '../catalogue/catalog-view.ts';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import type { Content } from '../content/content-view.ts';
import type { ExternalCms } from '../content/external-cms.ts';
import { pagesAt } from '../content/pages-at.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { findStoreView } from '../platform/http/find-store-view.ts';
import type { Route } from '../platform/http/route.ts';
import { type ElasticCall, toElasticAnswer, toSearchRequest } from './elastic.ts';
import { elasticSearch, elasticSearchByAddress } from './elastic-contract.ts';
import { collectionOf } from './entities.ts';
import { searchEntities } from './search-entities.ts';
import { orRefused, refuseTooMany } from './search-many.ts';
import type { SearchProducts } from './search-products.ts';
import { searchReviews } from './search-reviews.ts';
import { suggest } from './suggest.ts';

interface SearchServices {
	db: Database;
	catalog: Catalog;
	content: Content;
	cms: ExternalCms;
	storefronts: Storefronts;
	searchProducts: SearchProducts;
	config: Pick<Config, 'search'>;
}

export function searchRoutes(route: Route, services: SearchServices): void {
	const { catalog, storefronts } = services;
	route(catalogSearch, ({ body, storeView }) => search(body, storeView, services));
	route(catalogSearches, async ({ body: { searches }, storeView }) => {
		refuseTooMany(searches);
		const searchAs = async (request: SearchRequest) =>
			search(request, request.store ? findStoreView(storefronts.views, request.store) : storeView, services);
		return { answers: await Promise.all(searches.map((request) => orRefused(searchAs(request)))) };
	});
	route(catalogSuggest, async ({ query, storeView }) =>
		suggest(query, { view: await catalog.view(storeView), storeView }, services),
	);

	type Call = Omit<ElasticCall, 'entity'> & { params: Record<string, string>; storeView: StoreView };
	const searchElastic = async ({ query, body, params, storeView }: Call) => {
		const { index = '', entity } = params;
		const request = toSearchRequest({ query, body, entity });
		const named = storefronts.views.find(({ elasticsearch }) => elasticsearch.index === index);
		const answer = await search(request, named ?? storeView, services);
		return toElasticAnswer(answer, query.response_format === 'compact', { index, type: request.type });
	};
	route(elasticSearch, searchElastic);
	route(elasticSearchByAddress, searchElastic);
}

async function search(request: SearchRequest, storeView: StoreView, services: SearchServices): Promise<SearchAnswer> {
	const { type } = request;
	const view = await services.catalog.view(storeView);
	if (type === 'product') return services.searchProducts(request, { view, storeView });
	if (type === 'review') return searchReviews(services.db, request);
	const slug = type === 'cms_page' ? urlKeyIn(request) : undefined;
	const { storeCode } = storeView;
	const pages = slug ? await pagesAt(view.pages, { cms: services.cms, slug, storeCode }) : view.pages;
	const shown = pages === view.pages ? view : { ...view, pages };
	return searchEntities(request, collectionOf(type, shown, await services.content.view(storeView)));
}

function urlKeyIn({ searchQuery }: SearchRequest): string | undefined {
	const filter = searchQuery._appliedFilters?.find(({ attribute }) => attribute === 'url_key');
	const [value, ...others] = Object.values(filter?.value ?? {}).flat();
	return typeof value === 'string' && others.length === 0 ? value : undefined;
}
