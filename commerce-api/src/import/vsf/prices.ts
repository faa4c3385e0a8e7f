import { roundGrosze, toGrosze } from '@pasaz/kernel/domain/money';
import { fromMoment } from '../../catalogue/prices/start-of-day.ts';
import type { SourcePrice } from '../../catalogue/source/catalog-source.ts';
import { isStorable } from '../../platform/database/storable.ts';
import type { ChildDocument } from './documents.ts';

type Priced = Pick<
	ChildDocument,
	| 'price'
	| 'price_incl_tax'
	| 'original_price'
	| 'original_price_incl_tax'
	| 'special_price'
	| 'special_price_incl_tax'
	| 'special_from_date'
	| 'special_to_date'
	| 'tier_prices'
>;

export interface PriceTax {
	/** Whether `price` includes the tax; `price_incl_tax` always does. */
	isIncluded: boolean;
	/** Percentage. */
	rate: number;
}

/** Gross grosze. Where `price` already is the special price, the regular one is `original_price`. */
export function priceOf(document: Priced, tax: PriceTax): SourcePrice | undefined {
	const gross = (net: number | undefined, inclTax: number | undefined) => {
		if (inclTax !== undefined) return toGrosze(inclTax);
		if (net === undefined) return undefined;
		return tax.isIncluded ? toGrosze(net) : grossOf(net, tax.rate);
	};
	const tiers = document.tier_prices.flatMap((tier) =>
		tier
			? [{ qty: Math.ceil(tier.qty), price: gross(tier.value, undefined) ?? 0, groupId: tier.customer_group_id }]
			: [],
	);
	const more = tiers.length > 0 ? { tiers } : {};
	const original = gross(document.original_price, document.original_price_incl_tax);
	const current = gross(document.price, document.price_incl_tax);
	const regular = original || current;
	if (regular === undefined || regular < 0) return undefined;
	const special = gross(document.special_price, document.special_price_incl_tax);
	if (!special || special < 0 || special >= regular) return { regular, ...more };
	const [from, to] = [dateOf(document.special_from_date), dateOf(document.special_to_date)];
	return { regular, special, ...more, ...(from && { specialFrom: from }), ...(to && { specialTo: to }) };
}

/** Gross grosze, rounded once: net amounts may have four decimals. `toFixed` takes off the error of binary fractions. */
function grossOf(net: number, ratePercent: number): number {
	return roundGrosze(Number((net * (100 + ratePercent)).toFixed(6)));
}

/** The day of `2026-11-01 00:00:00`; undefined for anything else. */
export function dateOf(text: string | null | undefined): string | undefined {
	const day = text?.slice(0, 10) ?? '';
	return /^\d{4}-\d{2}-\d{2}$/.test(day) && isStorable(fromMoment(day)) ? day : undefined;
}
