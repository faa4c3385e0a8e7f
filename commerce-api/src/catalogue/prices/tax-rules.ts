import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import type { Database } from '../../platform/database/database.ts';
import { taxRules } from '../../platform/database/schema/pricing.ts';
import type { SourceProduct } from '../source/catalog-source.ts';

const CLASS_IDS = { none: 0, standard: 2, reduced: 3 };
/** Books and periodicals; an import may bring some. */
const SUPER_REDUCED = 4;
const CUSTOMER_CLASS_ID = 3;

/** Percentages of VAT on goods in Poland, Germany and Italy (the rate lists of Directive 2006/112/EC, annex III). */
const FIRST_TAX_RULES: TaxRule[] = [
	rule(1, 'Standard', CLASS_IDS.standard, { PL: 23, DE: 19, IT: 22 }),
	rule(2, 'Reduced', CLASS_IDS.reduced, { PL: 8, DE: 7, IT: 10 }),
	rule(3, 'Super-reduced', SUPER_REDUCED, { PL: 5, DE: 7, IT: 4 }),
];

function rule(id: number, code: string, productTaxClassId: number, rates: Record<string, number>): TaxRule {
	return {
		id,
		code,
		product_tax_class_ids: [productTaxClassId],
		customer_tax_class_ids: [CUSTOMER_CLASS_ID],
		rates: Object.entries(rates).map(([country, rate], index) => ({
			id: id * 100 + index,
			rate,
			tax_country_id: country,
			tax_region_id: 0,
			code: `${country}-${rate}`,
		})),
	};
}

/** A class by one of the shop's names, or by a number that an import brought with rules of its own. */
export function taxClassId(taxClass: SourceProduct['taxClass']): number {
	return typeof taxClass === 'number' ? taxClass : CLASS_IDS[taxClass];
}

/** A catalogue that brings no rules keeps those of the shop; a new shop begins with these. */
export async function writeTaxRules(tx: Database, given: TaxRule[] | undefined): Promise<void> {
	if (given) await tx.delete(taxRules);
	else if ((await tx.$count(taxRules)) > 0) return;
	const rows = (given ?? FIRST_TAX_RULES).map((document) => ({ id: document.id, document }));
	if (rows.length > 0) await tx.insert(taxRules).values(rows);
}
