import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import { findTaxRate } from '../../catalogue/prices/tax-rules.ts';
import type { ProductDocument } from './documents.ts';

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
function classOfParts(
	{ product_links, bundle_options }: ProductDocument,
	bySku: ReadonlyMap<string, ProductDocument>,
): number | undefined {
	const associated = product_links.filter(({ link_type }) => link_type === 'associated');
	const skus = [
		...associated.map(({ linked_product_sku }) => linked_product_sku),
		...bundle_options.flatMap(({ product_links: parts }) => parts.map(({ sku }) => sku)),
	];
	const classes = skus.flatMap((sku) => bySku.get(sku)?.tax_class_id ?? []);
	return classes.find((taxClass) => taxClass !== UNTAXED) ?? classes[0];
}
