import type { ShippingMethod, Totals } from '@pasaz/kernel/contract/cart';
import { netOf, toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import type { Sellable } from './sellable.ts';

export interface PricedLine {
	itemId: number;
	qty: number;
	product: Sellable;
}

/** Gross grosze unless the name says net. Net parts and taxes of lines and delivery add up to what is paid. */
export interface Sums {
	goods: number;
	goodsNet: number;
	shipping: number;
	shippingNet: number;
	tax: number;
	grandTotal: number;
}

export function sumsOf(lines: PricedLine[], shipping: ShippingMethod | undefined): Sums {
	const rows = lines.map(rowOf);
	const goods = rows.reduce((sum, { gross }) => sum + gross, 0);
	const goodsNet = rows.reduce((sum, { net }) => sum + net, 0);
	const shippingGross = toGrosze(shipping?.price_incl_tax ?? 0);
	const shippingNet = toGrosze(shipping?.price_excl_tax ?? 0);
	return {
		goods,
		goodsNet,
		shipping: shippingGross,
		shippingNet,
		tax: goods - goodsNet + shippingGross - shippingNet,
		grandTotal: goods + shippingGross,
	};
}

export function rowOf({ qty, product }: PricedLine): { gross: number; net: number } {
	const gross = product.price * qty;
	return { gross, net: netOf(gross, product.taxPercent) };
}

/** The contract's totals; no discounts exist yet, so theirs are 0. */
export function totalsOf(lines: PricedLine[], shipping: ShippingMethod | undefined): Totals {
	const sums = sumsOf(lines, shipping);
	return {
		grand_total: toAmount(sums.grandTotal),
		subtotal: toAmount(sums.goodsNet),
		subtotal_incl_tax: toAmount(sums.goods),
		subtotal_with_discount: toAmount(sums.goodsNet),
		discount_amount: 0,
		shipping_amount: toAmount(sums.shippingNet),
		shipping_incl_tax: toAmount(sums.shipping),
		shipping_discount_amount: 0,
		shipping_tax_amount: toAmount(sums.shipping - sums.shippingNet),
		tax_amount: toAmount(sums.tax),
		base_currency_code: 'PLN',
		quote_currency_code: 'PLN',
		items_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
		items: lines.map(totalsItem),
		total_segments: [
			{ code: 'subtotal_incl_tax', title: 'Wartość produktów', value: toAmount(sums.goods) },
			...(shipping
				? [{ code: 'shipping', title: `Dostawa (${shipping.method_title})`, value: toAmount(sums.shipping) }]
				: []),
			{ code: 'tax', title: 'w tym VAT', value: toAmount(sums.tax) },
			{ code: 'grand_total', title: 'Do zapłaty', value: toAmount(sums.grandTotal) },
		],
	};
}

function totalsItem(line: PricedLine): Totals['items'][number] {
	const { product, qty, itemId } = line;
	const { gross, net } = rowOf(line);
	return {
		item_id: itemId,
		sku: product.sku,
		name: product.name,
		qty,
		price: toAmount(netOf(product.price, product.taxPercent)),
		price_incl_tax: toAmount(product.price),
		row_total: toAmount(net),
		row_total_incl_tax: toAmount(gross),
		row_total_with_discount: toAmount(net),
		tax_amount: toAmount(gross - net),
		tax_percent: product.taxPercent,
		discount_amount: 0,
		discount_percent: 0,
		options: JSON.stringify(product.options),
	};
}
