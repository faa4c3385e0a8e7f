import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { findTaxRate } from '../../catalogue/prices/tax-rules.ts';
import type { ProductDocument } from './documents.ts';
import { partsOf } from './links.ts';

/** Magento's class "None": the only one that needs no rate. */
const UNTAXED = 0;

type ProductTax = { taxClass: number; rate: number } | { problem: string };
export type TaxOf = (product: ProductDocument) => ProductTax;

/** @param bySku all products of the dump @param country whose taxes are in the prices */
export function taxClasses(bySku: ReadonlyMap<string, ProductDocument>, rules: TaxRule[], country: string): TaxOf {
	return (product) => {
		const taxClass = product.tax_class_id ?? classOfParts(product, bySku);
		if (taxClass === undefined) return { problem: 'the tax class is missing or no number' };
		const rate = findTaxRate(taxClass, rules, { country }) ?? (taxClass === UNTAXED ? 0 : undefined);
		if (rate === undefined) return { problem: `the tax rules have no rate of its tax class ${taxClass} in ${country}` };
		return { taxClass, rate };
	};
}

/** In Magento a grouped product has no class of its own, nor has a bundle that costs what its parts cost. */
function classOfParts(product: ProductDocument, bySku: ReadonlyMap<string, ProductDocument>): number | undefined {
	const classes = partsOf(product).flatMap((sku) => bySku.get(sku)?.tax_class_id ?? []);
	return classes.find((taxClass) => taxClass !== UNTAXED) ?? classes[0];
}
