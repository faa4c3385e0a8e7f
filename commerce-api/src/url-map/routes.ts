import { Category } from '@pasaz/kernel/contract/catalog';
import { CmsPage } from '@pasaz/kernel/contract/content';
import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type UrlMapAnswer, urlMap } from '@pasaz/kernel/contract/url-map';
import { eq } from 'drizzle-orm';
import type { Catalog, CatalogView } from '../catalog/catalog-view.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/schema/catalog.ts';
import type { Route } from '../http/route.ts';
import { createProjection, type Projection } from '../search/projection.ts';

interface Deps {
	db: Database;
	catalog: Catalog;
	store: ProductStore;
}

/** What a path of the shop shows: a category by its whole path, a product by its last part, a page by its address. */
export function urlMapRoutes(route: Route, { db, catalog, store }: Deps): void {
	route(urlMap, async ({ body, storeView }) => {
		const path = toPath(body.url);
		const wanted = { include: body.includeFields ?? undefined, exclude: body.excludeFields ?? undefined };
		const view = await catalog.view();
		return (
			findCategory(view, path, wanted) ??
			(await findProduct({ db, store, storeView }, path, wanted)) ??
			findPage(view, path, wanted)
		);
	});
}

/** Without query, hash and outer slashes. */
function toPath(url: string): string {
	return url
		.replace(/[?#].*$/s, '')
		.replace(/^\/+|\/+$/g, '')
		.replaceAll('\0', '');
}

function findCategory(view: CatalogView, path: string, wanted: Projection): UrlMapAnswer {
	const category = view.categories.find(({ url_path }) => url_path === path);
	if (!category) return null;
	return { _type: 'category', _source: createProjection(wanted, Object.keys(Category.shape))(category) };
}

type ProductDeps = Pick<Deps, 'db' | 'store'> & { storeView: StoreView };

async function findProduct(
	{ db, store, storeView }: ProductDeps,
	path: string,
	wanted: Projection,
): Promise<UrlMapAnswer> {
	const [version] = await db
		.select({ id: products.id, revision: products.revision })
		.from(products)
		.where(eq(products.urlKey, path.split('/').at(-1) ?? ''));
	const [product] = version ? await store.load([version], storeView) : [];
	if (!product || product.status > 1) return null;
	return { _type: 'product', _source: createProjection(wanted, Object.keys(Product.shape))(product) };
}

function findPage(view: CatalogView, path: string, wanted: Projection): UrlMapAnswer {
	const page = view.pages.find(({ url_key }) => url_key === path);
	if (!page) return null;
	return { _type: 'cms_page', _source: createProjection(wanted, Object.keys(CmsPage.shape))(page) };
}
