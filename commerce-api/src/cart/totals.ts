import type { ShippingMethod, Totals } from '@pasaz/kernel/contract/cart';
import { netOf, toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import type { Storefront } from '../store-views/storefront.ts';
import type { Discount } from './discount.ts';
import type { Sellable } from './sellable.ts';
import { totalSegments } from './total-segments.ts';

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

/** The contract's totals. */
export function totalsOf(bill: Bill): Totals {
	const sums = sumsOf(bill);
	const { lines, discount, storefront } = bill;
	return {
		grand_total: toAmount(sums.grandTotal),
		subtotal: toAmount(sums.goodsNet),
		subtotal_incl_tax: toAmount(sums.goods),
		subtotal_with_discount: toAmount(sums.paidNet),
		discount_amount: sums.discount === 0 ? 0 : -toAmount(sums.discount),
		shipping_amount: toAmount(sums.shippingNet),
		shipping_incl_tax: toAmount(sums.shipping),
		shipping_discount_amount: 0,
		shipping_tax_amount: toAmount(sums.shipping - sums.shippingNet),
		tax_amount: toAmount(sums.tax),
		base_currency_code: storefront.currency,
		quote_currency_code: storefront.currency,
		items_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
		...(discount && { coupon_code: discount.code }),
		items: lines.map(totalsItem),
		total_segments: totalSegments(bill, sums),
	};
}

function totalsItem(line: PricedLine): Totals['items'][number] {
	const { product, qty, itemId, discount } = line;
	const { gross, net, paid, paidNet } = rowOf(line);
	return {
		item_id: itemId,
		sku: product.sku,
		name: product.name,
		qty,
		price: toAmount(netOf(product.price, product.taxPercent)),
		price_incl_tax: toAmount(product.price),
		row_total: toAmount(net),
		row_total_incl_tax: toAmount(gross),
		row_total_with_discount: toAmount(paidNet),
		tax_amount: toAmount(paid - paidNet),
		tax_percent: product.taxPercent,
		discount_amount: toAmount(discount),
		discount_percent: gross > 0 ? Math.round((discount * 10_000) / gross) / 100 : 0,
		options: JSON.stringify(product.options),
	};
}
