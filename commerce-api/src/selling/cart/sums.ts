import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import { netOf, toGrosze } from '@pasaz/kernel/domain/money';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import type { Discount } from './discount.ts';
import type { Sellable } from './sellable.ts';

export interface PricedLine {
	itemId: number;
	qty: number;
	product: Sellable;
	/** This line's part of the cart's discount, in gross cents. */
	discount: number;
}

/** A priced cart or order. */
export interface Bill {
	lines: PricedLine[];
	discount: Discount | undefined;
	shipping: ShippingMethod | undefined;
	storefront: Storefront;
}

/** `gross` and `net` are before the discount, `paid` and `paidNet` after it; the tax is on what is paid. */
export function rowOf({ qty, product, discount }: PricedLine) {
	const gross = product.price * qty;
	const paid = gross - discount;
	return { gross, net: netOf(gross, product.taxPercent), paid, paidNet: netOf(paid, product.taxPercent) };
}

/** Gross cents unless the name says net. The net parts and taxes of lines and delivery add up to what is paid. */
export function sumsOf({ lines, shipping: method }: Pick<Bill, 'lines' | 'shipping'>) {
	const rows = lines.map(rowOf);
	const total = (pick: (row: ReturnType<typeof rowOf>) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
	const [goods, paid, paidNet] = [total(({ gross }) => gross), total((row) => row.paid), total((row) => row.paidNet)];
	const shipping = toGrosze(method?.price_incl_tax ?? 0);
	const shippingNet = toGrosze(method?.price_excl_tax ?? 0);
	return {
		goods,
		goodsNet: total(({ net }) => net),
		discount: goods - paid,
		/** Of what is paid for the goods, after the discount. */
		paidNet,
		shipping,
		shippingNet,
		tax: paid - paidNet + shipping - shippingNet,
		grandTotal: paid + shipping,
	};
}

export type Sums = ReturnType<typeof sumsOf>;
