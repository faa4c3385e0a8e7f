import type { TaxRule } from '../contract/catalog.ts';

/** Where and for whom a price is taxed; `regionName` only matters to rates that name a region. */
export interface TaxPlace {
	country: string;
	regionName?: string;
	/** Set when customers are taxed by group. */
	customerTaxClassId?: number;
}

/**
 * Percentage for a product's tax class, e.g. `23`; 0 where no rule or no rate applies (first document, section 5).
 */
export function taxRateOf(productTaxClassId: number, rules: TaxRule[], place: TaxPlace): number {
	const rule = rules.find((candidate) => appliesTo(candidate, productTaxClassId, place));
	const rate = rule?.rates.find(
		(candidate) =>
			candidate.tax_country_id === place.country &&
			(candidate.tax_region_id === 0 || !candidate.region_name || candidate.region_name === place.regionName),
	);
	return rate?.rate ?? 0;
}

function appliesTo(rule: TaxRule, productTaxClassId: number, place: TaxPlace): boolean {
	const { customerTaxClassId } = place;
	if (!rule.product_tax_class_ids.includes(productTaxClassId)) return false;
	return customerTaxClassId === undefined || rule.customer_tax_class_ids.includes(customerTaxClassId);
}
