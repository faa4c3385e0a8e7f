import type { CatalogSource } from './source/catalog-source.ts';

/** The names that shoppers see. */
export function shownNames({ products, categories, tags }: CatalogSource): string[] {
	const named = [...products.filter(({ visibility }) => visibility > 1), ...categories, ...tags];
	return named.map(({ name }) => name);
}
