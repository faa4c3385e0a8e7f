import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { taxRateOf } from '@pasaz/kernel/domain/tax';
import type { SourceProduct } from './catalog-source.ts';

export const TAX_CLASS_IDS: Record<SourceProduct['taxClass'], number> = { none: 0, standard: 2, reduced: 3 };
const CUSTOMER_CLASS_ID = 3;

/** The Polish VAT rates that a clothing shop needs (act on tax on goods and services, art. 41). */
export const TAX_RULES: TaxRule[] = [
	rule(1, 'VAT 23%', TAX_CLASS_IDS.standard, 23),
	rule(2, 'VAT 8%', TAX_CLASS_IDS.reduced, 8),
];

function rule(id: number, code: string, productTaxClassId: number, rate: number): TaxRule {
	const taxRate = { id, rate, tax_country_id: 'PL', tax_region_id: 0, code: `PL-${rate}` };
	return {
		id,
		code,
		product_tax_class_ids: [productTaxClassId],
		customer_tax_class_ids: [CUSTOMER_CLASS_ID],
		rates: [taxRate],
	};
}

/** Percentage for goods sold in Poland. */
export function polishTaxRate(productTaxClassId: number): number {
	return taxRateOf(productTaxClassId, TAX_RULES, { country: 'PL' });
}
