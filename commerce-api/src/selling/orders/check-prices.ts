import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { readTaxRules } from '../../catalogue/prices/tax-rules.ts';
import { readTiers } from '../../catalogue/prices/tiers.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { withSurcharge } from '../cart/sellable.ts';
import type { PricedLine } from '../cart/sums.ts';
import { totalsOf } from '../cart/totals.ts';
import { orderRefusal } from '../order-refusal.ts';
import { type OrderCall, type OrderParts, type OrderServices, orderParts } from './order-parts.ts';

type Checked = Pick<OrderParts, 'lines' | 'storefront'>;

/** Prices, tiers and taxes may have changed since the lines were read. @throws Refusal 409 `price-changed` */
export async function checkPrices(tx: Database, parts: OrderParts): Promise<void> {
	const storefront = parts.storefront.withTaxRules(await readTaxRules(tx));
	const now = { lines: parts.lines, storefront };
	if ((await havePricesChanged(tx, now)) || (await haveTiersChanged(tx, now))) throw orderRefusal('price-changed');
}

/** A bundle costs what its parts do, but is taxed as itself. */
async function havePricesChanged(tx: Database, { lines, storefront }: Checked): Promise<boolean> {
	const { taxRate, localPrice } = storefront;
	const parts = lines.flatMap(({ product }) => product.components);
	const ids = [...lines.map(({ product }) => product), ...parts].map(({ productId }) => productId);
	const rows = await tx
		.select({
			id: products.id,
			price: products.finalPrice,
			taxClassId: products.taxClassId,
			status: products.status,
		})
		.from(products)
		.where(inArray(products.id, ids));
	const current = new Map(rows.filter(({ status }) => status === 1).map((row) => [row.id, row]));
	const isPriced = ({ productId, price }: (typeof parts)[number]) => {
		const now = current.get(productId);
		return now !== undefined && localPrice(now.price, now.taxClassId) === price;
	};
	const isTaxed = ({ product: { productId, taxPercent } }: PricedLine) => {
		const now = current.get(productId);
		return now !== undefined && taxRate(now.taxClassId) === taxPercent;
	};
	return !parts.every(isPriced) || !lines.every(isTaxed);
}

async function haveTiersChanged(tx: Database, { lines, storefront }: Checked): Promise<boolean> {
	const ids = lines.map(({ product }) => product.productId);
	const tiers = await readTiers(tx, { ids, groups: [storefront.groupId] }, storefront);
	const isOther = ({ product }: PricedLine) =>
		!isDeepStrictEqual(withSurcharge(tiers.get(product.productId), product), product.tiers);
	return lines.some(isOther);
}

export function isPriceChange(error: unknown): boolean {
	return error instanceof Refusal && error.errorCode === 'price-changed';
}

/** The refusal of an order whose prices or taxes have changed while it waited, with the sums of this moment. */
export async function priceRefusal(services: OrderServices, call: OrderCall): Promise<Refusal> {
	return orderRefusal('price-changed', { totals: totalsOf(await orderParts(services, call)) });
}
