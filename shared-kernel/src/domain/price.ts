import { toGrosze } from './money.ts';

/** The price fields of a product or a variant as the catalogue answers them: gross, in decimal currency units. */
export interface PricedSource {
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
function lastMoment(date: string): number {
	return date.length > 10 ? moment(date) : moment(date) + 86_399_999;
}

/** Magento writes `2026-01-31 00:00:00`; a date without a zone is read as UTC. */
function moment(date: string): number {
	const iso = date.replace(' ', 'T');
	return Date.parse(iso.length > 10 && !/Z|[+-]\d\d:\d\d$/.test(iso) ? `${iso}Z` : iso);
}

function isOpen({ special_from_date: from, special_to_date: to }: PricedSource, now: number): boolean {
	return (!from || moment(from) <= now) && (!to || now <= lastMoment(to));
}

function isBelow(price: number | null | undefined, limit: number): price is number {
	return typeof price === 'number' && price > 0 && price < limit;
}

/**
 * The price to show (rules 5.2, 5.3): a special price counts when it is above 0, below the original and today is
 * within its dates; a lower final price replaces the price.
 * @param now ms since 1970
 */
export function shownPrice(source: PricedSource, now: number): ShownPrice {
	const original = source.original_price_incl_tax || source.price_incl_tax;
	const { special_price_incl_tax: special, final_price_incl_tax: final } = source;
	const reduced = [
		isBelow(special, original) && isOpen(source, now) ? special : original,
		isBelow(final, original) && final !== special ? final : original,
	];
	const paid = toGrosze(Math.min(...reduced));
	const regular = toGrosze(original);
	const lowest = source.lowest_price_30_days;
	return { regular, final: paid, lowest30Days: paid < regular && lowest ? toGrosze(lowest) : null };
}

/** The price of a product with variants: its cheapest variant's. */
export interface RangePrice extends ShownPrice {
	/** Whether another variant costs more: "from …". */
	from: boolean;
}

/**
 * A configurable product costs what its cheapest variant costs, if that is at most its own price or its own price is 0
 * (rule 5.5).
 */
export function rangePrice(parent: PricedSource, children: readonly PricedSource[], now: number): RangePrice {
	const own = shownPrice(parent, now);
	const prices = children
		.filter((child) => parent.price_incl_tax <= 0 || child.price_incl_tax <= parent.price_incl_tax)
		.map((child) => shownPrice(child, now))
		.sort((a, b) => a.final - b.final);
	const cheapest = prices[0] ?? own;
	const dearest = Math.max(cheapest.final, ...children.map((child) => shownPrice(child, now).final));
	const lowest30Days = cheapest.final < cheapest.regular ? (cheapest.lowest30Days ?? own.lowest30Days) : null;
	return { ...cheapest, lowest30Days, from: dearest > cheapest.final };
}
