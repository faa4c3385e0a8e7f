import { roundGrosze } from '@pasaz/kernel/domain/money';

/** How a gross price of the catalogue becomes one of a store view; percentages of the product's tax class. */
export interface Conversion {
	/** In the country of the catalogue's prices, e.g. `23`. */
	homeTax: number;
	/** In the store view's country. */
	localTax: number;
	/** What one unit of the store view's currency costs in the catalogue's. */
	rate: number;
}

/** Gross cents of the store view for gross grosze of the catalogue: the net price is the same, and is rounded once. */
export function localPrice(gross: number, { homeTax, localTax, rate }: Conversion): number {
	return roundGrosze((gross * (100 + localTax)) / ((100 + homeTax) * rate));
}
