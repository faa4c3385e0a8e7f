import { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { UrlMapAnswer, UrlMapOptions } from '@pasaz/kernel/contract/url-map';
import { inArray } from 'drizzle-orm';
import { productsAt } from '../../catalogue/read/at-address.ts';
import { type ProductStore, readVersions } from '../../catalogue/read/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { createProjection, type Projection } from '../projection.ts';
import { configureProduct } from './configure-product.ts';

interface ProductLookup {
	projection: Projection;
	/** Only finds a product with this sku or with a variant of it, which is then the one that is configured. */
	sku: string | undefined;
	options: UrlMapOptions;
}

interface Shop {
	db: Database;
	store: ProductStore;
	storeView: StoreView;
}

const FIELDS = Object.keys(Product.shape);

export async function mapProduct(
	path: string,
	{ projection, sku, options }: ProductLookup,
	shop: Shop,
): Promise<UrlMapAnswer> {
	const [version] = await readVersions(shop.db, productsAt(shop.db, [path.split('/').at(-1) ?? '']));
	const [product] = version ? await shop.store.load([version], shop.storeView) : [];
	if (!product || product.status > 1 || !hasSku(product, sku)) return null;
	const { product: shown, more } = configureProduct(product, options, sku);
	const full = options.prefetchGroupProducts ? await withLinked(shown, shop) : shown;
	return { _type: 'product', _source: { ...createProjection(projection, FIELDS)(full), ...more } };
}

function hasSku(product: Product, sku: string | undefined): boolean {
	if (sku === undefined || product.sku === sku || product.parentSku === sku) return true;
	return product.configurable_children?.some((child) => child.sku === sku) ?? false;
}

async function withLinked(product: Product, { db, store, storeView }: Shop): Promise<Product> {
	const links = product.product_links ?? [];
	const skus = links.filter(({ link_type }) => link_type === 'associated').map((link) => link.linked_product_sku);
	if (skus.length === 0) return product;
	const parts = await store.load(await readVersions(db, inArray(products.sku, skus)), storeView);
	const bySku = new Map(parts.map((part) => [part.sku, part]));
	const linked = links.map((link) => ({ ...link, product: bySku.get(link.linked_product_sku) }));
	return { ...product, product_links: linked };
}
