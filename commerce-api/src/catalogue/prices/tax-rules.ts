import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { taxRules } from '../../platform/database/schema/pricing.ts';
import type { SourceProduct } from '../source/catalog-source.ts';

export interface TaxPlace {
	country: string;
	regionName?: string;
	customerTaxClassId?: number;
}

/** Percentage for a product's tax class, e.g. `23`; 0 where no rule or no rate applies (rule 5.8). */
export function taxRateOf(productTaxClassId: number, rules: readonly TaxRule[], place: TaxPlace): number {
	return findTaxRate(productTaxClassId, rules, place) ?? 0;
}

export function findTaxRate(productTaxClassId: number, rules: readonly TaxRule[], place: TaxPlace): number | undefined {
	const rates = rules.filter((rule) => appliesTo(rule, productTaxClassId, place)).flatMap((rule) => rule.rates);
	const fitting = rates.find(
		({ tax_country_id, tax_region_id, region_name }) =>
			tax_country_id === place.country && (tax_region_id === 0 || !region_name || region_name === place.regionName),
	);
	return fitting?.rate;
}

function appliesTo(rule: TaxRule, productTaxClassId: number, { customerTaxClassId }: TaxPlace): boolean {
	if (!rule.product_tax_class_ids.includes(productTaxClassId)) return false;
	return customerTaxClassId === undefined || rule.customer_tax_class_ids.includes(customerTaxClassId);
}

const CLASS_IDS = { none: 0, standard: 2, reduced: 3 };
/** Books and periodicals, which an import may hold. */
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

/** Id of a class by its name; a number comes from an import with its own rules. */
export function taxClassId(taxClass: SourceProduct['taxClass']): number {
	return typeof taxClass === 'number' ? taxClass : CLASS_IDS[taxClass];
}

export async function readTaxRules(db: Database): Promise<TaxRule[]> {
	const rows = await db.select().from(taxRules).orderBy(asc(taxRules.id));
	return rows.map(({ document }) => document);
}

/** Keeps the shop's rules where the catalogue has none; a new shop starts with the rules above. */
export async function writeTaxRules(tx: Database, given: TaxRule[] | undefined): Promise<void> {
	if (given) await tx.delete(taxRules);
	else if ((await tx.$count(taxRules)) > 0) return;
	const rows = (given ?? FIRST_TAX_RULES).map((document) => ({ id: document.id, document }));
	if (rows.length > 0) await tx.insert(taxRules).values(rows);
}
