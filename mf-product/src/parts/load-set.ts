import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import type { SetOption, SetPart } from '../product/product-page-data.ts';
import { garmentParts, loadGarments } from './load-garments.ts';

type BundleOption = NonNullable<Product['bundle_options']>[number];

/** A garment for each of those that the option's links name; what is no longer sold stays in the set, and the page says so. */
function partsOf({ product_links }: BundleOption, products: readonly Product[]): SetPart[] {
	const linked = product_links.map(({ sku }) => sku);
	return garmentParts(linked, products).map((part) => {
		const named = [part.sku, ...(part.product?.variants.map(({ sku }) => sku) ?? [])];
		const selections = product_links
			.filter(({ sku }) => named.includes(sku))
			.map(({ id, sku, qty, can_change_quantity: canChange, is_default }) => ({
				...{ id: Number(id), sku, qty, canChange },
				...(is_default && { isDefault: true }),
			}));
		return { ...part, selections };
	});
}

export async function loadSet(api: Api, { bundle_options = [] }: Product): Promise<SetOption[]> {
	const skus = bundle_options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku));
	if (skus.length === 0) return [];
	const products = await loadGarments(api, skus);
	return bundle_options.map((option) => ({
		title: option.title,
		choice: {
			id: option.option_id,
			required: option.required,
			several: option.type === 'checkbox' || option.type === 'multi',
		},
		parts: partsOf(option, products),
	}));
}
