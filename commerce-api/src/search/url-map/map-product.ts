import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { UrlMapAnswer } from '@pasaz/kernel/contract/url-map';
import { eq } from 'drizzle-orm';
import { type ProductStore, readVersions } from '../../catalogue/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { createProjection, type Projection } from '../projection.ts';

interface ProductLookup {
	projection: Projection;
	/** Only finds a product with this sku or with a variant of it. */
	sku: string | undefined;
	availableOnly: boolean;
}

interface Shop {
	db: Database;
	store: ProductStore;
	storeView: StoreView;
}

const FIELDS = Object.keys(Product.shape);

/** Finds an enabled product by the last part of a path. */
export async function mapProduct(
	path: string,
	lookup: ProductLookup,
	{ db, store, storeView }: Shop,
): Promise<UrlMapAnswer> {
	const [version] = await readVersions(db, eq(products.urlKey, path.split('/').at(-1) ?? ''));
	const [product] = version ? await store.load([version], storeView) : [];
	if (!product || product.status > 1 || !hasSku(product, lookup.sku)) return null;
	const shown = lookup.availableOnly ? withoutUnavailable(product) : product;
	return { _type: 'product', _source: createProjection(lookup.projection, FIELDS)(shown) };
}

function hasSku(product: Product, sku: string | undefined): boolean {
	if (sku === undefined || product.sku === sku || product.parentSku === sku) return true;
	return product.configurable_children?.some((child) => child.sku === sku) ?? false;
}

function withoutUnavailable(product: Product): Product {
	const { configurable_children: children } = product;
	if (!children) return product;
	return {
		...product,
		configurable_children: children.filter(({ status, stock }) => status < 2 && stock?.is_in_stock !== false),
	};
}
