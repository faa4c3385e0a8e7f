import type { PriceTier, TierPrice } from '../contract/tier-price.ts';
import { toGrosze } from './money.ts';

/** The catalogue's price fields: gross, in decimal currency units. */
export interface PricedSource {
	type_id?: string | undefined;
	price_incl_tax: number;
	original_price_incl_tax?: number | undefined;
	final_price_incl_tax?: number | undefined;
	special_price_incl_tax?: number | null | undefined;
	special_from_date?: string | null | undefined;
	special_to_date?: string | null | undefined;
	lowest_price_30_days?: number | null | undefined;
}

/** Gross grosze. `final` is what the shopper pays; `lowest30Days` is null unless the price is reduced. */
export interface ShownPrice {
	regular: number;
	final: number;
	lowest30Days: number | null;
}

/** `2026-01-31` lasts to the end of that day. */
function momentAfter(date: string): number {
	return date.length > 10 ? moment(date) + 1 : moment(date) + 86_400_000;
}

/** Magento writes `2026-01-31 00:00:00`, in UTC. */
function moment(date: string): number {
	const iso = date.replace(' ', 'T');
	return Date.parse(iso.length > 10 && !/Z|[+-]\d\d:\d\d$/.test(iso) ? `${iso}Z` : iso);
}

/** Valid from one moment to just before another, in ms since 1970; null leaves an end open. */
export interface SpecialPrice {
	price: number | null | undefined;
	from: number | null;
	until: number | null;
}

/** The special price if it is above 0, below the original and valid now; else the original. Both must have the same unit. */
export function priceAt(now: number, original: number, { price, from, until }: SpecialPrice): number {
	const isOpen = (from === null || from <= now) && (until === null || now < until);
	return isOpen && isBelow(price, original) ? price : original;
}

function isBelow(price: number | null | undefined, limit: number): price is number {
	return typeof price === 'number' && price > 0 && price < limit;
}

/** The price to show (rules 5.2, 5.3); a lower final price replaces the price. @param now ms since 1970 */
export function shownPrice(source: PricedSource, now: number): ShownPrice {
	const original = source.original_price_incl_tax || source.price_incl_tax;
	const { special_price_incl_tax: special, final_price_incl_tax: final } = source;
	const { special_from_date: from, special_to_date: to } = source;
	const dates = { from: from ? moment(from) : null, until: to ? momentAfter(to) : null };
	const reduced = [
		priceAt(now, original, { price: special, ...dates }),
		isBelow(final, original) && final !== special ? final : original,
	];
	const paid = toGrosze(Math.min(...reduced));
	const regular = toGrosze(original);
	const lowest = source.lowest_price_30_days;
	return { regular, final: paid, lowest30Days: paid < regular && lowest ? toGrosze(lowest) : null };
}

export interface RangePrice extends ShownPrice {
	/** Whether it may cost more than that, so that the price reads "from …". */
	from: boolean;
}

/**
 * A configurable product costs as much as its cheapest variant, unless that costs more than the product's own price above 0
 * (rule 5.5). A grouped product begins at its cheapest part, whose reduction is not its own (rule 5.17).
 */
export function rangePrice(parent: PricedSource, children: readonly PricedSource[], now: number): RangePrice {
	const own = shownPrice(parent, now);
	if (parent.type_id === 'grouped') return { regular: own.final, final: own.final, lowest30Days: null, from: true };
	const prices = children
		.filter((child) => parent.price_incl_tax <= 0 || child.price_incl_tax <= parent.price_incl_tax)
		.map((child) => shownPrice(child, now))
		.sort((a, b) => a.final - b.final);
	const cheapest = prices[0] ?? own;
	const dearest = Math.max(cheapest.final, ...children.map((child) => shownPrice(child, now).final));
	const lowest30Days = cheapest.final < cheapest.regular ? (cheapest.lowest30Days ?? own.lowest30Days) : null;
	return { ...cheapest, lowest30Days, from: dearest > cheapest.final };
}

export function priceTiers(tiers: readonly TierPrice[] | undefined): PriceTier[] {
	return (tiers ?? []).map(({ qty, value }) => ({ qty, price: toGrosze(value) }));
}
