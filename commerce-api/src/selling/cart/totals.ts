import type { Totals } from '@pasaz/kernel/contract/cart';
import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import { type Bill, type PricedLine, rowOf, sumsOf } from './sums.ts';
import { totalSegments } from './total-segments.ts';

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
