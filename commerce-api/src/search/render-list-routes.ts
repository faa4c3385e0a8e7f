import { createHash } from 'node:crypto';
import type { Product } from '@pasaz/kernel/contract/product';
import { inArray } from 'drizzle-orm';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { type RenderList, renderList } from './render-list-contract.ts';

interface RenderListServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
}

const MAX_SKUS = 100;

/** The prices of now, from the same data that the catalogue answers; a shopper's group is never taken from the request. */
export function renderListRoutes(route: Route, { db, store, storefronts }: RenderListServices): void {
	route(renderList, async ({ query, storeView }) => {
		const skus = [...new Set(query.skus.split(',').filter((sku) => sku !== ''))];
		if (skus.length > MAX_SKUS)
			throw new Refusal(422, 'too-many', `At most ${MAX_SKUS} products can be asked for at once.`);
		// Where a reduction is due it begins with this, before the products' revisions are read.
		await storefronts.of(storeView);
		const versions = await db
			.select({ id: products.id, revision: products.revision })
			.from(products)
			.where(inArray(products.sku, skus));
		return { items: (await store.load(versions, storeView)).map(toItem) };
	});
}

/** `sgn` changes with the prices, so that a client can tell whether it has these. */
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
	const { id, sku } = product;
	const sgn = createHash('sha256')
		.update(JSON.stringify([sku, gross, net]))
		.digest('base64url');
	return { id, sku, sgn, price_info: { ...gross, extension_attributes: { tax_adjustments: net } } };
}
