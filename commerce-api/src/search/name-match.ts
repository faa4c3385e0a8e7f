import type { Lexicon } from '../catalogue/text/lexicon.ts';
import { tokensOf, toSearchText } from '../catalogue/text/tokens.ts';

/**
 * Matches names that have, for each typed word, a word with that prefix or stem; for the few names that are compared in
 * memory. An empty text matches every name.
 */
export function nameMatcher(text: string, { stemOf, typedStems }: Lexicon): (name: string) => boolean {
	const typed = tokensOf(text).flatMap(({ words }) =>
		words.map((word) => ({ begin: toSearchText(word), stems: new Set(typedStems(word)) })),
	);
	return (name) => {
		const words = tokensOf(name).flatMap((token) => token.words);
		return typed.every(({ begin, stems }) =>
			words.some((word) => toSearchText(word).startsWith(begin) || stems.has(stemOf(word))),
		);
	};
}
