import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import type { Catalog } from '../catalog/catalog-view.ts';
import type { Route } from '../http/route.ts';
import { searchEntities } from './search-entities.ts';
import type { SearchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';

export function searchRoutes(route: Route, catalog: Catalog, searchProducts: SearchProducts): void {
	route(catalogSearch, async ({ body, storeView }) => {
		const view = await catalog.view();
		return body.type === 'product' ? searchProducts(body, { view, storeView }) : searchEntities(body, view);
	});
	route(catalogSuggest, async ({ query, storeView }) =>
		suggest(query, { view: await catalog.view(), storeView }, searchProducts),
	);
}
