import { importedLine, listed } from '../report.ts';
import type { Conversion } from './to-catalog.ts';

export function reportOf({ source, skipped, missingPictures }: Conversion, seconds: number): string {
	const translations = Object.entries(source.translations ?? {});
	return [
		importedLine(source, seconds),
		...translations.map(
			([store, { products = {} }]) =>
				`Words of the store view ${store}: for ${Object.keys(products).length} products and variants.`,
		),
		`Pictures: ${source.pictures.size} found, ${missingPictures.length} missing.`,
		...listed(missingPictures),
		`Skipped: ${skipped.length}.`,
		...listed(skipped.map(({ line, sku, reason }) => `line ${line}${sku && ` (${sku})`}: ${reason}`)),
	].join('\n');
}
