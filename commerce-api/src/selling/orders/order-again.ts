import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { ResultOf } from '@pasaz/kernel/contract/endpoint';
import type { orderAgain } from '@pasaz/kernel/contract/order-document';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { productPath } from '@pasaz/kernel/routes';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customerGroup } from '../../catalogue/prices/customer-group.ts';
import { readVersions } from '../../catalogue/read/product-store.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import type { Principal } from '../../platform/http/route.ts';
import type { CartServices } from '../cart/quote.ts';
import { findSellables, type Sellable } from '../cart/sellable.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';
import { shownItems } from './order-sums.ts';

interface Again {
	order: OrderRow;
	items: OrderItemRow[];
	user: Principal | undefined;
	storeView: StoreView;
}

export async function orderedAgain(
	services: CartServices,
	{ items, user, storeView }: Again,
): Promise<ResultOf<typeof orderAgain>> {
	const groupId = await customerGroup(services, user?.userId);
	const storefront = await services.storefronts.of(storeView, { groupId });
	const shown = shownItems(items);
	const wishes = shown.map(({ sku, productOption }) => ({ sku, productOption: productOption ?? undefined }));
	const found = await findSellables({ ...services, storefront }, wishes);
	const places = await placesOf(services, { sellables: found.filter((product) => product !== undefined), storeView });
	const lines = shown.flatMap(({ qty }, index) => {
		const sellable = found[index];
		const place = sellable && places.get(sellable.sku);
		return sellable && place?.isInStock ? [{ product: { ...candidateOf(sellable), ...place }, qty }] : [];
	});
	const gone = shown.filter((_, index) => !places.get(found[index]?.sku ?? '')?.isInStock).map(({ name }) => name);
	return { lines, gone };
}

type Place = Pick<CartCandidate, 'parentSku' | 'href' | 'stockQty' | 'isInStock'>;

function candidateOf({ sku, productId: id, name, type, image, price, tiers, options, productOption }: Sellable) {
	const prices = { price, regularPrice: price, tiers: tiers.map(({ qty, price: each }) => ({ qty, price: each })) };
	const known = { sku, id, name, productType: type, image, ...prices, options, errors: {} };
	return productOption ? { ...known, productOption } : known;
}

async function placesOf(
	{ db, store }: CartServices,
	{ sellables, storeView }: { sellables: Sellable[]; storeView: StoreView },
): Promise<Map<string, Place>> {
	if (sellables.length === 0) return new Map();
	const parent = alias(products, 'parent');
	const rows = await db
		.select({
			sku: products.sku,
			shownId: sql<number>`coalesce(${parent.id}, ${products.id})`,
			available: products.isInStock,
			own: stock,
		})
		.from(products)
		.leftJoin(parent, eq(parent.id, products.parentId))
		.leftJoin(stock, eq(stock.productId, products.id))
		.where(
			inArray(
				products.sku,
				sellables.map(({ sku }) => sku),
			),
		);
	const shownIds = rows.map(({ shownId }) => shownId);
	const shown = await store.load(await readVersions(db, inArray(products.id, shownIds)), storeView);
	const byId = new Map(shown.map((product) => [product.id, product]));
	return new Map(
		rows.flatMap(({ sku, shownId, available, own }): [string, Place][] => {
			const product = byId.get(shownId);
			if (!product) return [];
			const href = productPath({ ...product, parentSku: product.sku }, sku === product.sku ? undefined : sku);
			const stockQty = own?.manageStock ? own.qty : null;
			return [[sku, { parentSku: product.sku, href, stockQty, isInStock: own?.isInStock ?? available }]];
		}),
	);
}
