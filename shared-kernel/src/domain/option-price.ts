import { roundGrosze, toGrosze } from './money.ts';

/** A chosen value of a custom option, as the catalogue answers it. */
export interface CustomOptionValue {
	/** 0 or less: nothing is chosen. */
	option_type_id: number;
	price_type: 'fixed' | 'percent';
	/** Decimal currency units, or percent. */
	price: number;
}

/**
 * A product's price with its custom options (rule 5.6). A share is one of the original price, so that options
 * do not add up on each other and choosing twice costs the same.
 * @param original grosze; net or gross, and so is the result
 */
export function priceWithOptions(original: number, chosen: readonly CustomOptionValue[]): number {
	const counted = chosen.filter(({ option_type_id }) => option_type_id > 0);
	return counted.reduce((sum, option) => sum + costOf(option, original), original);
}

function costOf({ price_type, price }: CustomOptionValue, original: number): number {
	return price_type === 'fixed' ? toGrosze(price) : roundGrosze((original * price) / 100);
}

/** One piece of a bundle's part: its own price in grosze and how many of it the bundle holds. */
export interface BundlePart {
	price: number;
	qty: number;
}

/** What a bundle costs by its chosen parts (rule 5.7); a part with a negative quantity does not count. */
export function bundlePrice(parts: readonly BundlePart[]): number {
	return parts.reduce((sum, { price, qty }) => (qty >= 0 ? sum + roundGrosze(price * qty) : sum), 0);
}
