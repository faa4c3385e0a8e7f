import type { Addresses } from '@pasaz/kernel/contract/catalog';
import { CatalogError, type CatalogSource, type SourceProduct } from './catalog-source.ts';
import { pathsDownTo, variantUrlKey } from './source-addresses.ts';

/** @throws CatalogError for duplicates, and for references to what does not exist */
export function checkCatalog(source: CatalogSource): void {
	const { products } = source;
	const variants = products.flatMap((product) => product.variants ?? []);
	const paths = source.categories.map(({ urlPath }) => urlPath);
	const tags = source.tags.map(({ slug }) => slug);
	const skus = [...products, ...variants].map(({ sku }) => sku);
	const codes = source.attributes.map(({ code }) => code);
	const pageKeys = source.pages.map(({ urlKey }) => urlKey);
	unique('sku', skus);
	unique('product address', products.flatMap(productAddresses));
	unique(
		'category path',
		source.categories.flatMap(({ urlPath, addresses }) => eachOnce(urlPath, addresses)),
	);
	unique('attribute', codes);
	unique(
		'tag',
		source.tags.flatMap(({ slug, addresses }) => eachOnce(slug, addresses)),
	);
	unique('page address', pageKeys);
	const used = products.flatMap(({ categories }) => categories);
	const usedTags = products.flatMap((product) => product.tags);
	known('category', [...paths.flatMap(pathsDownTo), ...used], new Set(paths));
	known('tag', usedTags, new Set(tags));
	for (const { sku, price } of [...products, ...variants]) {
		if (price.regular < 0 || !Number.isSafeInteger(price.regular)) {
			throw new CatalogError(`The price of "${sku}" is not a number of grosze`);
		}
	}
}

/** Addresses in all store views, so that one copied from another store view leads to the same thing. */
function eachOnce(own: string, addresses: Addresses = {}): string[] {
	return [...new Set([own, ...Object.values(addresses)])];
}

function productAddresses({ urlKey, addresses, variants = [] }: SourceProduct): string[] {
	return eachOnce(urlKey, addresses).flatMap((address) => [
		address,
		...variants.map((variant) => variantUrlKey(variant, { urlKey: address })),
	]);
}

function unique(what: string, names: string[]): void {
	const seen = new Set<string>();
	for (const name of names) {
		if (seen.has(name)) throw new CatalogError(`The ${what} "${name}" is given twice`);
		seen.add(name);
	}
}

function known(what: string, names: string[], all: Set<string>): void {
	const missing = names.find((name) => !all.has(name));
	if (missing !== undefined) throw new CatalogError(`The ${what} "${missing}" does not exist`);
}
