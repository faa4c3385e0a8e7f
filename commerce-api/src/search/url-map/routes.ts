import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { urlMap, urlMapShort } from '@pasaz/kernel/contract/url-map';
import type { Catalog } from '../../catalogue/catalog-view.ts';
import type { ProductStore } from '../../catalogue/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Route } from '../../platform/http/route.ts';
import { mapCategory, mapPage } from './map-document.ts';
import { mapProduct } from './map-product.ts';

interface UrlMapServices {
	db: Database;
	catalog: Catalog;
	store: ProductStore;
}

/** What a path of the shop shows: a category by its whole path, a product by its last part, a page by its address. */
export function urlMapRoutes(route: Route, { db, catalog, store }: UrlMapServices): void {
	const answer = async ({ body, storeView }: { body: BodyOf<typeof urlMap>; storeView: StoreView }) => {
		const path = toPath(body.url);
		const projection = { include: body.includeFields ?? undefined, exclude: body.excludeFields ?? undefined };
		const view = await catalog.view(storeView);
		const wanted = {
			projection,
			sku: body.filters?.sku ?? undefined,
			availableOnly: body.options?.filterUnavailableVariants ?? false,
		};
		return (
			mapCategory(view, path, projection) ??
			(await mapProduct(path, wanted, { db, store, storeView })) ??
			mapPage(view, path, projection)
		);
	};
	route(urlMap, answer);
	route(urlMapShort, answer);
}

/** Without query, hash and outer slashes. */
function toPath(url: string): string {
	return url
		.replace(/[?#].*$/s, '')
		.replace(/^\/+|\/+$/g, '')
		.replaceAll('\0', '');
}
