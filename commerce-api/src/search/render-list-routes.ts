import { createHash } from 'node:crypto';
import type { QueryOf } from '@pasaz/kernel/contract/endpoint';
import type { Product } from '@pasaz/kernel/contract/product';
import { type RenderList, renderList } from '@pasaz/kernel/contract/render-list';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import { tieredPrice } from '@pasaz/kernel/domain/price-tiers';
import { inArray } from 'drizzle-orm';
import { customerGroup } from '../catalogue/prices/customer-group.ts';
import type { Storefront, Storefronts } from '../catalogue/prices/storefront.ts';
import { type LocalTier, readTiers, tierFields } from '../catalogue/prices/tiers.ts';
import { priceOf } from '../catalogue/product-types.ts';
import { type ProductStore, readVersions } from '../catalogue/read/product-store.ts';
import type { Database } from '../platform/database/database.ts';
import { products } from '../platform/database/schema/catalog.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { skusIn } from '../platform/http/skus-in.ts';
import type { StoreViews } from '../platform/store-views.ts';

interface RenderListServices {
	db: Database;
	store: ProductStore;
	storefronts: Storefronts;
}

/** Current prices from the catalogue's data; a shopper's group is that of the session, whatever the request says. */
export function renderListRoutes(route: Route, services: RenderListServices): void {
	const { db, store, storefronts } = services;
	route(renderList, async ({ query, user, storeView: own }) => {
		const storeView = requestedView(storefronts.views, own, query);
		const skus = skusIn(query.skus);
		// Applies a due reduction before the revisions are read.
		const storefront = await storefronts.of(storeView, { groupId: await customerGroup(services, user?.userId) });
		const versions = await readVersions(db, inArray(products.sku, skus));
		const found = await store.load(versions, storeView);
		const tiers = await readTiers(db, { ids: found.map(({ id }) => id), groups: [storefront.groupId] }, storefront);
		const items = found.map((product) => ({ product, tiers: tiers.get(product.id) }));
		return {
			items: items.map(({ product, tiers: own }) =>
				toItem({ product: atGroupPrice(product, own, storefront), tiers: own }),
			),
		};
	});
}

/** @throws Refusal 422 for a store view or a currency that the shop does not have */
function requestedView(
	views: StoreViews,
	own: StoreView,
	{ storeId, currencyCode }: Pick<QueryOf<typeof renderList>, 'storeId' | 'currencyCode'>,
): StoreView {
	const inStore = storeId === undefined ? [own, ...views] : views.filter((view) => String(view.storeId) === storeId);
	const found = inStore.find(({ i18n }) => currencyCode === undefined || i18n.currencyCode === currencyCode);
	if (found) return found;
	throw new Refusal(422, 'unknown-prices', 'The shop has no such store view, or none in this currency.');
}

/** The product at what its group pays for one piece, which is no reduction of the price for all (rule 5.11). */
function atGroupPrice(product: Product, tiers: Item['tiers'], { taxRate }: Storefront): Product {
	const price = tieredPrice(priceOf(product), tiers, 1);
	if (price === priceOf(product)) return product;
	const [gross, net] = [toAmount(price), toAmount(netOf(price, taxRate(product.tax_class_id)))];
	const now = { price: net, price_incl_tax: gross, original_price: net, original_price_incl_tax: gross };
	return { ...product, ...now, special_price: 0, special_price_incl_tax: 0, lowest_price_30_days: null };
}

interface Item {
	product: Product;
	tiers: readonly LocalTier[] | undefined;
}

/** `sgn` changes with the prices, so that clients notice a change. */
function toItem({ product, tiers }: Item): RenderList['items'][number] {
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
		.update(JSON.stringify([sku, gross, net, ...(tiers ?? [])]))
		.digest('base64url');
	return {
		id,
		sku,
		sgn,
		...tierFields(tiers),
		price_info: { ...gross, lowest_price_30_days, extension_attributes: { tax_adjustments: net } },
	};
}
