import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { readTiers } from '../../catalogue/prices/tiers.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { withSurcharge } from '../cart/sellable.ts';
import type { PricedLine } from '../cart/sums.ts';
import { orderRefusal } from '../order-refusal.ts';
import type { OrderParts } from './order-parts.ts';

/** Prices and tiers may have changed since the lines were read. @throws Refusal 409 `price-changed` */
export async function checkPrices(tx: Database, parts: OrderParts): Promise<void> {
	if ((await havePricesChanged(tx, parts)) || (await haveTiersChanged(tx, parts))) throw orderRefusal('price-changed');
}

async function havePricesChanged(tx: Database, { lines, storefront }: OrderParts): Promise<boolean> {
	const parts = lines.flatMap(({ product }) => product.components);
	const ids = parts.map(({ productId }) => productId);
	const rows = await tx
		.select({
			id: products.id,
			price: products.finalPrice,
			taxClassId: products.taxClassId,
			status: products.status,
		})
		.from(products)
		.where(inArray(products.id, ids));
	const enabled = rows.filter(({ status }) => status === 1);
	const current = new Map(enabled.map(({ id, price, taxClassId }) => [id, storefront.localPrice(price, taxClassId)]));
	return parts.some(({ productId, price }) => current.get(productId) !== price);
}

async function haveTiersChanged(tx: Database, { lines, storefront }: OrderParts): Promise<boolean> {
	const ids = lines.map(({ product }) => product.productId);
	const tiers = await readTiers(tx, { ids, groups: [storefront.groupId] }, storefront);
	const isOther = ({ product }: PricedLine) =>
		!isDeepStrictEqual(withSurcharge(tiers.get(product.productId), product), product.tiers);
	return lines.some(isOther);
}
