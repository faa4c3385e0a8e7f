import { basename } from 'node:path';
import { importedLine, listed } from '../report.ts';
import type { Conversion } from './to-catalog.ts';

export function reportOf(conversion: Conversion, seconds: number): string {
	const { source, pages, blocks, reviews, skipped, missingPictures } = conversion;
	const count = (list: unknown[] | undefined) => list?.length ?? 'the shop’s own';
	return [
		importedLine(source, seconds),
		`Attributes: ${source.attributes.length}. Tax rules: ${count(source.taxRules)}. Pages: ${count(pages)}. Blocks: ${count(blocks)}. Reviews: ${reviews.length}.`,
		`Pictures missing: ${missingPictures.length}.`,
		...listed(missingPictures),
		`Skipped: ${skipped.length}.`,
		...listed(
			skipped.map(({ file, line, name, reason }) => `${basename(file)} line ${line}${name && ` (${name})`}: ${reason}`),
		),
	].join('\n');
}
