import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import { netOf, toGrosze } from '@pasaz/kernel/domain/money';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import type { Discount } from './discount.ts';
import type { Sellable } from './sellable.ts';

export interface PricedLine {
	itemId: number;
	qty: number;
	product: Sellable;
	/** Gross cents; this line's part of the cart's discount. */
	discount: number;
}

/** What a cart or an order adds up to. */
export interface Bill {
	lines: PricedLine[];
	discount: Discount | undefined;
	shipping: ShippingMethod | undefined;
	storefront: Storefront;
}

/** Gross cents unless the name says net. Net parts and taxes of lines and delivery add up to what is paid. */
export interface Sums {
	goods: number;
	goodsNet: number;
	discount: number;
	/** Net of what is paid for the goods, after the discount. */
	paidNet: number;
	shipping: number;
	shippingNet: number;
	tax: number;
	grandTotal: number;
}

/** `gross` and `net` are before the discount, `paid` and `paidNet` after it: taxed is what is paid. */
export function rowOf({ qty, product, discount }: PricedLine) {
	const gross = product.price * qty;
	const paid = gross - discount;
	return { gross, net: netOf(gross, product.taxPercent), paid, paidNet: netOf(paid, product.taxPercent) };
}

export function sumsOf({ lines, shipping: method }: Pick<Bill, 'lines' | 'shipping'>): Sums {
	const rows = lines.map(rowOf);
	const total = (pick: (row: ReturnType<typeof rowOf>) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
	const [goods, paid, paidNet] = [total(({ gross }) => gross), total((row) => row.paid), total((row) => row.paidNet)];
	const shipping = toGrosze(method?.price_incl_tax ?? 0);
	const shippingNet = toGrosze(method?.price_excl_tax ?? 0);
	return {
		goods,
		goodsNet: total(({ net }) => net),
		discount: goods - paid,
		paidNet,
		shipping,
		shippingNet,
		tax: paid - paidNet + shipping - shippingNet,
		grandTotal: paid + shipping,
	};
}
