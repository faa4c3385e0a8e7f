import { Category } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type UrlMapAnswer, urlMap, urlMapShort } from '@pasaz/kernel/contract/url-map';
import type { Catalog, CatalogView } from '../../catalogue/catalog-view.ts';
import { isAt } from '../../catalogue/read/at-address.ts';
import type { ProductStore } from '../../catalogue/read/product-store.ts';
import type { ExternalCms } from '../../content/external-cms.ts';
import { pagesAt } from '../../content/pages-at.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Route } from '../../platform/http/route.ts';
import { createProjection, type Projection } from '../projection.ts';
import { mapProduct } from './map-product.ts';

interface UrlMapServices {
	db: Database;
	catalog: Catalog;
	store: ProductStore;
	cms: ExternalCms;
}

/** Resolves a path of the shop: categories by the whole path, products by its last part, pages by their url key. */
export function urlMapRoutes(route: Route, { db, catalog, store, cms }: UrlMapServices): void {
	const answer = async ({ body, storeView }: { body: BodyOf<typeof urlMap>; storeView: StoreView }) => {
		const path = toPath(body.url);
		const projection = { include: body.includeFields ?? undefined, exclude: body.excludeFields ?? undefined };
		const view = await catalog.view(storeView);
		const lookup = {
			projection,
			sku: body.filters?.sku ?? undefined,
			options: body.options ?? {},
		};
		return (
			mapCategory(view, path, projection) ??
			(await mapProduct(path, lookup, { db, store, storeView })) ??
			mapPage(await pagesAt(view.pages, { cms, slug: path, storeCode: storeView.storeCode }), path, projection)
		);
	};
	route(urlMap, answer);
	route(urlMapShort, answer);
}

/** Without query, hash and outer slashes. */
function toPath(url: string): string {
	return url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
}

const CATEGORY_FIELDS = Object.keys(Category.shape);
const PAGE_FIELDS = Object.keys(CmsPage.shape);

function mapCategory({ categories }: CatalogView, path: string, projection: Projection): UrlMapAnswer {
	const category = categories.find((one) => isAt(one, path));
	return category ? { _type: 'category', _source: createProjection(projection, CATEGORY_FIELDS)(category) } : null;
}

/** A page may be addressed by its url key or its identifier. */
function mapPage(pages: readonly CmsPage[], path: string, projection: Projection): UrlMapAnswer {
	const page = pages.find(({ url_key, identifier }) => url_key === path || identifier === path);
	return page ? { _type: 'cms_page', _source: createProjection(projection, PAGE_FIELDS)(page) } : null;
}
