import { basename } from 'node:path';
import type { Conversion } from './to-catalog.ts';

/** A list this long says enough. */
const MAX_LINES = 50;

/** What an import did, for a person to read. */
export function reportOf(
	{ source, pages, blocks, reviews, skipped, missingPictures }: Conversion,
	seconds: number,
): string {
	const { products, categories, attributes, taxRules } = source;
	const variants = products.reduce((sum, product) => sum + (product.variants?.length ?? 0), 0);
	const types = [...Map.groupBy(products, ({ type }) => type)].map(([type, own]) => `${own.length} ${type}`).join(', ');
	const count = (list: unknown[] | undefined) => list?.length ?? 'the shop’s own';
	return [
		`Imported ${products.length} products (${types}) with ${variants} variants in ${categories.length} categories, ${seconds.toFixed(1)} s.`,
		`Attributes: ${attributes.length}. Tax rules: ${count(taxRules)}. Pages: ${count(pages)}. Blocks: ${count(blocks)}. Reviews: ${reviews.length}.`,
		`Pictures missing: ${missingPictures.length}.`,
		...shortened(missingPictures.map((name) => `  ${name}`)),
		`Skipped: ${skipped.length}.`,
		...shortened(
			skipped.map(
				({ file, line, name, reason }) => `  ${basename(file)} line ${line}${name && ` (${name})`}: ${reason}`,
			),
		),
	].join('\n');
}

function shortened(lines: string[]): string[] {
	if (lines.length <= MAX_LINES) return lines;
	return [...lines.slice(0, MAX_LINES), `  … and ${lines.length - MAX_LINES} more`];
}
