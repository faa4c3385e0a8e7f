import type { TotalsSegment } from '@pasaz/kernel/contract/totals-segment';
import { toAmount } from '@pasaz/kernel/domain/money';
import { type Bill, rowOf, type Sums } from './sums.ts';
import { cartTexts } from './texts.ts';

/** What the shopper pays, part by part, as vue-storefront-api names them; all but the tax, which is in them, add up to the last. */
export function totalSegments(bill: Bill, sums: Sums): TotalsSegment[] {
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

/** One entry for each rate, the highest first; they add up to the tax. */
function taxDetails({ lines }: Bill, { shipping, shippingNet }: Sums): Details {
	const byRate = new Map<number, number>();
	const add = (rate: number, cents: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
	for (const line of lines) {
		const { paid, paidNet } = rowOf(line);
		add(line.product.taxPercent, paid - paidNet);
	}
	// delivery is a part of the sale and taxed as it is; its two fixed prices alone would name a rate that no law knows
	if (shipping > shippingNet) add(Math.max(0, ...byRate.keys()), shipping - shippingNet);
	return [...byRate]
		.filter(([, cents]) => cents > 0)
		.toSorted(([a], [b]) => b - a)
		.map(([percent, cents], index) => ({
			amount: toAmount(cents),
			rates: [{ percent: String(percent), title: `VAT ${percent}%` }],
			group_id: index + 1,
		}));
}
