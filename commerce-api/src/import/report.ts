import type { CatalogSource } from '../catalogue/source/catalog-source.ts';

const MAX_LINES = 50;

export function importedLine(
	{ products, categories }: Pick<CatalogSource, 'products' | 'categories'>,
	seconds: number,
) {
	const variants = products.reduce((sum, product) => sum + (product.variants?.length ?? 0), 0);
	const types = [...Map.groupBy(products, ({ type }) => type)].map(([type, own]) => `${own.length} ${type}`).join(', ');
	return `Imported ${products.length} products (${types}) with ${variants} variants in ${categories.length} categories, ${seconds.toFixed(1)} s.`;
}

export function listed(lines: string[]): string[] {
	const shown = lines.slice(0, MAX_LINES).map((line) => `  ${line}`);
	return lines.length > MAX_LINES ? [...shown, `  … and ${lines.length - MAX_LINES} more`] : shown;
}

export function droppedLine(products: number): string[] {
	return products === 0 ? [] : [`No longer in the shop: ${products} products that it had before.`];
}

export function blankPagesWarning(urlKeys: readonly string[]): string[] {
	if (urlKeys.length === 0) return [];
	const addresses = urlKeys.map((urlKey) => `/${urlKey}`).join(', ');
	return [`Warning: the shop has no pages of its own. Blank ones say what belongs there: ${addresses}.`];
}
