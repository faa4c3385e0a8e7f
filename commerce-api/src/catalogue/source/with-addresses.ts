import type { Addresses } from '@pasaz/kernel/contract/catalog';
import type { CatalogSource, CatalogTranslation } from './catalog-source.ts';
import { pathsDownTo } from './source-addresses.ts';

/** Where a category is in a store view: each part of its path has the address that the category there has. */
export function categoryAddress(urlPath: string, categories: CatalogTranslation['categories'] = {}): string {
	const parts = urlPath.split('/');
	return pathsDownTo(urlPath)
		.map((path, index) => categories[path]?.urlKey ?? parts[index])
		.join('/');
}

type Translations = [storeCode: string, translation: CatalogTranslation][];

/** Undefined if it is at the same address in all store views. */
function addressesOf(
	own: string,
	translations: Translations,
	addressIn: (translation: CatalogTranslation) => string | undefined,
): Addresses | undefined {
	const others = translations.map(([store, translation]) => [store, addressIn(translation) ?? own] as const);
	return others.some(([, address]) => address !== own) ? { '': own, ...Object.fromEntries(others) } : undefined;
}

export function withAddresses(source: CatalogSource): CatalogSource {
	const translations = Object.entries(source.translations ?? {});
	return {
		...source,
		categories: source.categories.map((category) => ({
			...category,
			addresses: addressesOf(category.urlPath, translations, ({ categories }) =>
				categoryAddress(category.urlPath, categories),
			),
		})),
		tags: source.tags.map((tag) => ({
			...tag,
			addresses: addressesOf(tag.slug, translations, ({ tags }) => tags?.[tag.slug]?.urlKey),
		})),
		products: source.products.map((product) => ({
			...product,
			addresses: addressesOf(product.urlKey, translations, ({ products }) => products?.[product.sku]?.urlKey),
		})),
	};
}
