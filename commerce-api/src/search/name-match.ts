import type { Lexicon } from '../catalogue/text/lexicon.ts';
import { toSearchText } from '../catalogue/text/search-text.ts';
import { tokensOf } from '../catalogue/text/tokens.ts';

/**
 * Whether a name has for each typed word one that it begins or whose stem it shares; for the few names that are compared in
 * memory. Nothing typed is in every name.
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
