import type { TaxRule } from '@pasaz/kernel/contract/catalog';

/** Where and for whom a price is taxed. */
export interface TaxPlace {
	country: string;
	/** Only matters to rates that name a region. */
	regionName?: string;
	/** Set when customers are taxed by group. */
	customerTaxClassId?: number;
}

/** Percentage for a product's tax class, e.g. `23`; 0 where no rule or no rate applies (rule 5.8). */
export function taxRateOf(productTaxClassId: number, rules: readonly TaxRule[], place: TaxPlace): number {
	const rates = rules.filter((rule) => appliesTo(rule, productTaxClassId, place)).flatMap((rule) => rule.rates);
	const fitting = rates.find(
		({ tax_country_id, tax_region_id, region_name }) =>
			tax_country_id === place.country && (tax_region_id === 0 || !region_name || region_name === place.regionName),
	);
	return fitting?.rate ?? 0;
}

function appliesTo(rule: TaxRule, productTaxClassId: number, { customerTaxClassId }: TaxPlace): boolean {
	if (!rule.product_tax_class_ids.includes(productTaxClassId)) return false;
	return customerTaxClassId === undefined || rule.customer_tax_class_ids.includes(customerTaxClassId);
}
