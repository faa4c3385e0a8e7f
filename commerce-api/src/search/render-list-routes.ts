import { createHash } from 'node:crypto';
import type { QueryOf } from '@pasaz/kernel/contract/endpoint';
import type { Product } from '@pasaz/kernel/contract/product';
import { type RenderList, renderList } from '@pasaz/kernel/contract/render-list';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { inArray } from 'drizzle-orm';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import { type ProductStore, readVersions } from '../catalogue/product-store.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import type { StoreViews } from '../platform/store-views.ts';

interface RenderListServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
}

const MAX_SKUS = 100;

/** Current prices from the catalogue's data; a shopper's group is never taken from the request. */
export function renderListRoutes(route: Route, { db, store, storefronts }: RenderListServices): void {
	route(renderList, async ({ query, storeView: own }) => {
		const storeView = askedView(storefronts.views, own, query);
		const skus = [...new Set(query.skus.split(',').filter((sku) => sku !== ''))];
		if (skus.length > MAX_SKUS)
			throw new Refusal(422, 'too-many', `At most ${MAX_SKUS} products may be requested at once.`);
		// Applies a due reduction before the revisions are read.
		await storefronts.of(storeView);
		const versions = await readVersions(db, inArray(products.sku, skus));
		return { items: (await store.load(versions, storeView)).map(toItem) };
	});
}

/**
 * The store view of the request, or the one that its older fields name.
 * @throws Refusal 422 for a store view or a currency that the shop does not have
 */
function askedView(
	views: StoreViews,
	own: StoreView,
	{ storeId, currencyCode }: Pick<QueryOf<typeof renderList>, 'storeId' | 'currencyCode'>,
): StoreView {
	const inStore = storeId === undefined ? [own, ...views] : views.filter((view) => String(view.storeId) === storeId);
	const found = inStore.find(({ i18n }) => currencyCode === undefined || i18n.currencyCode === currencyCode);
	if (found) return found;
	throw new Refusal(422, 'unknown-prices', 'The shop has no such store view, or none in this currency.');
}

/** `sgn` changes with the prices, so that clients notice a change. */
function toItem(product: Product): RenderList['items'][number] {
	const gross = {
		final_price: product.price_incl_tax,
		regular_price: product.original_price_incl_tax ?? product.price_incl_tax,
		special_price: product.special_price_incl_tax || null,
	};
	const net = {
		final_price: product.price,
		regular_price: product.original_price ?? product.price,
		special_price: product.special_price || null,
	};
	const { id, sku, lowest_price_30_days = null } = product;
	const sgn = createHash('sha256')
		.update(JSON.stringify([sku, gross, net]))
		.digest('base64url');
	return {
		id,
		sku,
		sgn,
		price_info: { ...gross, lowest_price_30_days, extension_attributes: { tax_adjustments: net } },
	};
}
