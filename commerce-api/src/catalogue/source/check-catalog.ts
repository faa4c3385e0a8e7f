import { variantUrlKey } from '../static-product.ts';
import { pathsDownTo } from '../write/category-rows.ts';
import { CatalogError } from './catalog-error.ts';
import type { CatalogSource } from './catalog-source.ts';

/** @throws CatalogError for what the database could not hold: anything named twice, or named but not there */
export function checkCatalog(source: CatalogSource): void {
	const { products } = source;
	const variants = products.flatMap((product) => product.variants ?? []);
	unique('sku', [...products.map(({ sku }) => sku), ...variants.map(({ sku }) => sku)]);
	unique('product address', [
		...products.map(({ urlKey }) => urlKey),
		...products.flatMap((product) => (product.variants ?? []).map((variant) => variantUrlKey(variant, product))),
	]);
	unique(
		'category path',
		source.categories.map(({ urlPath }) => urlPath),
	);
	unique(
		'attribute',
		source.attributes.map(({ code }) => code),
	);
	unique(
		'tag',
		source.tags.map(({ slug }) => slug),
	);
	unique(
		'page address',
		source.pages.map(({ urlKey }) => urlKey),
	);

	const categories = new Set(source.categories.map(({ urlPath }) => urlPath));
	known('category', [...categories].flatMap(pathsDownTo), categories);
	known(
		'category',
		products.flatMap((product) => product.categories),
		categories,
	);
	known(
		'tag',
		products.flatMap((product) => product.tags),
		new Set(source.tags.map(({ slug }) => slug)),
	);
	for (const { sku, price } of [...products, ...variants]) {
		if (price.regular < 0 || !Number.isSafeInteger(price.regular)) {
			throw new CatalogError(`The price of "${sku}" is not a number of grosze`);
		}
	}
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
