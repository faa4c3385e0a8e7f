import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { OrderAddress, OrderRequest } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { parcelOf } from '../cart/carts.ts';
import { paymentMethods, shippingMethods } from '../cart/methods.ts';
import { findSellables, type SellableDeps } from '../cart/sellable.ts';
import { type PricedLine, totalsOf } from '../cart/totals.ts';
import { orderRefusal } from './order-refusal.ts';
import type { Demand } from './take-stock.ts';

/** An order as the shop would carry it out: its own prices, its own methods. */
export interface OrderParts {
	lines: PricedLine[];
	shipping: ShippingMethod | undefined;
	payment: PaymentMethod;
	billingAddress: OrderAddress;
	/** Null where nothing is shipped. */
	shippingAddress: OrderAddress | null;
}

/**
 * Works out an order from what was asked for.
 * @throws Refusal 409 with a code of the contract's
 */
export async function orderParts(deps: SellableDeps, request: OrderRequest): Promise<OrderParts> {
	const { addressInformation } = request;
	const lines = await linesOf(deps, request);
	const parcel = parcelOf(lines);
	const shippingAddress = parcel.virtual
		? null
		: (addressInformation.shippingAddress ?? addressInformation.billingAddress);
	const shipping = shippingMethods(parcel, shippingAddress?.country_id ?? '').find(
		({ carrier_code, method_code }) =>
			carrier_code === addressInformation.shipping_carrier_code &&
			method_code === addressInformation.shipping_method_code,
	);
	const payment = paymentMethods(parcel).find(({ code }) => code === addressInformation.payment_method_code);
	if (!payment || (!shipping && !parcel.virtual)) throw orderRefusal('method-unavailable');

	const changed = request.products.filter(({ price }, index) => toGrosze(price) !== lines[index]?.product.price);
	if (changed.length > 0) {
		throw orderRefusal('price-changed', { skus: changed.map(({ sku }) => sku), totals: totalsOf(lines, shipping) });
	}
	return { lines, shipping, payment, billingAddress: addressInformation.billingAddress, shippingAddress };
}

async function linesOf(deps: SellableDeps, { products }: OrderRequest): Promise<PricedLine[]> {
	const wishes = products.map(({ sku, product_option }) => ({ sku, productOption: product_option }));
	const found = await findSellables(deps, wishes);
	const unknown = products.filter((_, index) => !found[index]).map(({ sku }) => sku);
	if (unknown.length > 0) throw orderRefusal('product-unavailable', { skus: unknown });
	return products.flatMap(({ qty }, index) => {
		const product = found[index];
		return product ? [{ itemId: index + 1, qty, product }] : [];
	});
}

/** Pieces by sku over all lines and all parts of bundles. */
export function demandOf(lines: PricedLine[]): Demand {
	const demand: Demand = new Map();
	for (const { qty, product } of lines) {
		for (const part of product.components) demand.set(part.sku, (demand.get(part.sku) ?? 0) + part.qty * qty);
	}
	return demand;
}
