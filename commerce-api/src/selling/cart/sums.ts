import type { ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { LineOps } from '@pasaz/kernel/contract/line-ops';
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
	/** What the ordering device knows of how its pieces came into the cart. */
	ops?: LineOps | undefined;
}

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

/**
 * Net cents of delivery, which is taxed like the goods: at their highest rate. The net price of the configuration says only whether it is
 * taxed at all, as the rate between its two fixed prices need not be a legal one.
 */
function deliveryNet({ lines, shipping: method }: Pick<Bill, 'lines' | 'shipping'>): number {
	const [net, gross] = [toGrosze(method?.price_excl_tax ?? 0), toGrosze(method?.price_incl_tax ?? 0)];
	return gross > net ? netOf(gross, Math.max(0, ...lines.map(({ product }) => product.taxPercent))) : gross;
}

/** Gross cents unless the name says net. The net parts and taxes of lines and delivery add up to what is paid. */
export function sumsOf({ lines, shipping: method }: Pick<Bill, 'lines' | 'shipping'>) {
	const rows = lines.map(rowOf);
	const total = (pick: (row: ReturnType<typeof rowOf>) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
	const [goods, paid, paidNet] = [total(({ gross }) => gross), total((row) => row.paid), total((row) => row.paidNet)];
	const shipping = toGrosze(method?.price_incl_tax ?? 0);
	const shippingNet = deliveryNet({ lines, shipping: method });
	return {
		goods,
		goodsNet: total(({ net }) => net),
		discount: goods - paid,
		/** Net price of the goods after the discount. */
		paidNet,
		shipping,
		shippingNet,
		tax: paid - paidNet + shipping - shippingNet,
		grandTotal: paid + shipping,
	};
}

export type Sums = ReturnType<typeof sumsOf>;
