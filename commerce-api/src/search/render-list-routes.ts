import { createHash } from 'node:crypto';
import { endpoint } from '@pasaz/kernel/contract/endpoint';
import type { Product } from '@pasaz/kernel/contract/product';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import { type ProductStore, readVersions } from '../catalogue/product-store.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';

const Prices = z.object({ final_price: z.number(), regular_price: z.number(), special_price: z.nullable(z.number()) });

/** The current prices of products; `final_price` etc. are gross, the adjustments net (rule 24.10). */
const RenderList = z.object({
	items: z.array(
		z.object({
			id: z.int(),
			sku: z.string(),
			sgn: z.string(),
			price_info: z.extend(Prices, { extension_attributes: z.object({ tax_adjustments: Prices }) }),
		}),
	),
});
type RenderList = z.infer<typeof RenderList>;

/** `skus` is comma joined. The customer group comes from the session, whatever `userGroupId` says. */
export const renderList = endpoint({
	method: 'GET',
	path: '/api/product/render-list',
	query: z.strictObject({
		skus: z.string().check(z.maxLength(4096)),
		currencyCode: z.optional(z.string()),
		storeId: z.optional(z.string()),
		userGroupId: z.optional(z.string()),
	}),
	result: RenderList,
	auth: 'optional',
});

interface RenderListServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
}

const MAX_SKUS = 100;

/** Current prices from the catalogue's data; a shopper's group is never taken from the request. */
export function renderListRoutes(route: Route, { db, store, storefronts }: RenderListServices): void {
	route(renderList, async ({ query, storeView }) => {
		const skus = [...new Set(query.skus.split(',').filter((sku) => sku !== ''))];
		if (skus.length > MAX_SKUS)
			throw new Refusal(422, 'too-many', `At most ${MAX_SKUS} products may be requested at once.`);
		// Applies a due reduction before the revisions are read.
		await storefronts.of(storeView);
		const versions = await readVersions(db, inArray(products.sku, skus));
		return { items: (await store.load(versions, storeView)).map(toItem) };
	});
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
	const { id, sku } = product;
	const sgn = createHash('sha256')
		.update(JSON.stringify([sku, gross, net]))
		.digest('base64url');
	return { id, sku, sgn, price_info: { ...gross, extension_attributes: { tax_adjustments: net } } };
}
