import { basename } from 'node:path';
import { importedLine, listed } from '../report.ts';
import type { Skipped } from './collect.ts';
import type { Conversion } from './to-catalog.ts';

export interface Reported extends Conversion {
	/** Lines of the further indexes, by the codes of their store views. */
	skippedWords: Record<string, Skipped[]>;
}

export function reportOf(imported: Reported, seconds: number): string {
	const { source, pages, blocks, reviews, skipped, skippedWords, missingPictures } = imported;
	const count = (list: unknown[] | undefined) => list?.length ?? 'the shop’s own';
	return [
		importedLine(source, seconds),
		`Attributes: ${source.attributes.length}. Tax rules: ${count(source.taxRules)}. Pages: ${count(pages)}. Blocks: ${count(blocks)}. Reviews: ${reviews.length}.`,
		`Pictures missing: ${missingPictures.length}.`,
		...listed(missingPictures),
		`Skipped: ${skipped.length}.`,
		...linesOf(skipped),
		...Object.entries(skippedWords).flatMap(([store, own]) => [
			`Skipped of the store view ${store}: ${own.length}.`,
			...linesOf(own),
		]),
	].join('\n');
}

function linesOf(skipped: Skipped[]): string[] {
	return listed(
		skipped.map(({ file, line, name, reason }) => `${basename(file)} line ${line}${name && ` (${name})`}: ${reason}`),
	);
}
