import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import type { PartProduct, SetOption, SetPart } from '../product/product-page-data.ts';
import { loadParts } from './load-products.ts';

interface Named extends Pick<SetOption, 'title' | 'choice'> {
	parts: Omit<SetPart, 'product'>[];
}

/** Options of a bundle; empty for other types. */
function setOf(product: Product): Named[] {
	return (product.bundle_options ?? []).map(({ option_id, title, required, type, product_links }) => ({
		title,
		choice: { id: option_id, required, several: type === 'checkbox' || type === 'multi' },
		parts: product_links.map(({ id, sku, qty }) => ({ id: Number(id), sku, qty })),
	}));
}

/** A part that is no longer sold stays in the set, and the page says so. */
function filledSet(set: readonly Named[], products: readonly PartProduct[]): SetOption[] {
	const bySku = new Map(products.map((product) => [product.sku, product]));
	return set.map((option) => ({
		...option,
		parts: option.parts.map((part) => ({ ...part, product: bySku.get(part.sku) ?? null })),
	}));
}

export async function loadSet(api: Api, product: Product): Promise<SetOption[]> {
	const set = setOf(product);
	const skus = set.flatMap(({ parts }) => parts.map(({ sku }) => sku));
	if (skus.length === 0) return [];
	return filledSet(set, await loadParts(api, { where: { sku: skus }, size: skus.length }));
}
