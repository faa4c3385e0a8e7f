import type { Conversion } from './to-catalog.ts';

/** A list this long says enough. */
const MAX_LINES = 50;

/** What an import did, for a person to read. */
export function reportOf({ source, skipped, missingPictures }: Conversion, seconds: number): string {
	const { products, categories, pictures } = source;
	const variants = products.reduce((sum, product) => sum + (product.variants?.length ?? 0), 0);
	const byType = Map.groupBy(products, ({ type }) => type);
	const types = [...byType].map(([type, own]) => `${own.length} ${type}`).join(', ');
	return [
		`Imported ${products.length} products (${types}) with ${variants} variants in ${categories.length} categories, ${seconds.toFixed(1)} s.`,
		...Object.entries(source.translations ?? {}).map(
			([store, { products: own = {} }]) =>
				`Words of the store view ${store}: for ${Object.keys(own).length} products and variants.`,
		),
		`Pictures: ${pictures.size} found, ${missingPictures.length} missing.`,
		...shortened(missingPictures.map((name) => `  ${name}`)),
		`Skipped: ${skipped.length}.`,
		...shortened(skipped.map(({ line, sku, reason }) => `  line ${line}${sku && ` (${sku})`}: ${reason}`)),
	].join('\n');
}

function shortened(lines: string[]): string[] {
	if (lines.length <= MAX_LINES) return lines;
	return [...lines.slice(0, MAX_LINES), `  … and ${lines.length - MAX_LINES} more`];
}
