import type { Totals } from '@pasaz/kernel/contract/cart';
import type { TotalsSegment } from '@pasaz/kernel/contract/totals-segment';
import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import { formatPercent } from '../../platform/mail/formats.ts';
import { languageOf } from '../../platform/store-views.ts';
import { type Bill, type PricedLine, rowOf, type Sums, sumsOf } from './sums.ts';
import { taxShares } from './taxes.ts';
import { cartTexts } from './texts.ts';

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

/** The parts of the total under vue-storefront-api's names; without the included tax they add up to the last. */
function totalSegments(bill: Bill, sums: Sums): TotalsSegment[] {
	const { shipping, discount, storefront } = bill;
	const texts = cartTexts(storefront.view);
	const segment = (code: string, title: string, cents: number) => ({ code, title, value: toAmount(cents) });
	return [
		segment('subtotal', texts.subtotal, sums.goods),
		...(shipping ? [segment('shipping', texts.delivery(shipping.method_title), sums.shipping)] : []),
		...(discount ? [segment('discount', texts.discount(discount.code), sums.discount === 0 ? 0 : -sums.discount)] : []),
		{
			...segment('tax', texts.tax, sums.tax),
			extension_attributes: { tax_grandtotal_details: taxDetails(bill, sums) },
		},
		segment('grand_total', texts.grandTotal, sums.grandTotal),
	];
}

type Details = NonNullable<TotalsSegment['extension_attributes']>['tax_grandtotal_details'];

function taxDetails({ lines, storefront }: Bill, sums: Sums): Details {
	const language = languageOf(storefront.view.i18n.defaultLocale);
	const taxed = lines.map((line) => ({ taxPercent: line.product.taxPercent, ...rowOf(line) }));
	return taxShares(taxed, sums)
		.filter(({ gross, net }) => gross > net)
		.map(({ percent, gross, net }, index) => ({
			amount: toAmount(gross - net),
			rates: [{ percent: String(percent), title: `VAT ${formatPercent(language, percent)}` }],
			group_id: index + 1,
		}));
}
