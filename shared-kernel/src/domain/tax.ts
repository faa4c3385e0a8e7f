import type { TaxRule } from '../contract/catalog.ts';
import { roundGrosze } from './money.ts';

/** Where and for whom a price is taxed. */
export interface TaxPlace {
	country: string;
	/** Only matters to rates that name a region. */
	regionName?: string;
	/** Set when customers are taxed by group, see `customerTaxClass`. */
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

/** What grouped tax goes by: the shopper's group, else the shop's default one; nothing while grouped tax is off. */
export function customerTaxClass(
	settings: { isGrouped: boolean; defaultGroupId?: number | null },
	groupId?: number | null,
): Pick<TaxPlace, 'customerTaxClassId'> {
	const group = groupId ?? settings.defaultGroupId;
	return settings.isGrouped && group != null ? { customerTaxClassId: group } : {};
}

/** One price in its three forms, in grosze; net and tax always add up to gross. */
export interface TaxedPrice {
	net: number;
	tax: number;
	gross: number;
}

/**
 * @param price grosze, with or without the tax as `isGross` says
 * @param ratePercent `23` for 23 %
 */
export function taxedPrice(price: number, ratePercent: number, isGross: boolean): TaxedPrice {
	const other = roundGrosze(isGross ? (price * 100) / (100 + ratePercent) : (price * (100 + ratePercent)) / 100);
	const [net, gross] = isGross ? [other, price] : [price, other];
	return { net, tax: gross - net, gross };
}
