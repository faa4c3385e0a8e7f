/** What is paid at one rate, in cents; net and tax add up to gross. */
export interface TaxShare {
	percent: number;
	gross: number;
	net: number;
}

interface Taxed {
	taxPercent: number;
	/** After discounts, in cents. */
	paid: number;
	paidNet: number;
}

/** The highest first; delivery is taxed at it, as the rate between its two fixed prices need not be a legal one. */
export function taxShares(lines: readonly Taxed[], delivery: { shipping: number; shippingNet: number }): TaxShare[] {
	const byRate = new Map<number, TaxShare>();
	const add = (percent: number, gross: number, net: number) => {
		const before = byRate.get(percent) ?? { percent, gross: 0, net: 0 };
		byRate.set(percent, { percent, gross: before.gross + gross, net: before.net + net });
	};
	for (const { taxPercent, paid, paidNet } of lines) add(taxPercent, paid, paidNet);
	const { shipping, shippingNet } = delivery;
	if (shipping > 0) add(shipping > shippingNet ? Math.max(0, ...byRate.keys()) : 0, shipping, shippingNet);
	return [...byRate.values()].filter(({ gross }) => gross > 0).toSorted((a, b) => b.percent - a.percent);
}
