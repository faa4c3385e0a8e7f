import { tokensOf, toSearchText } from '../catalogue/text/tokens.ts';
import { type Language, termsOf, type Way } from './text-query.ts';

/**
 * Matches names by the ways in which products are found, for the few names that are compared in memory: each term must be
 * met. An empty text matches every name.
 */
export function nameMatcher(text: string, language: Language): (name: string) => boolean {
	const terms = termsOf(text, language);
	return (name) => {
		const lexemes = tokensOf(name).flatMap(({ folded, words }) => [
			folded,
			...words.flatMap((word) => [toSearchText(word), language.lexicon.stemOf(word)]),
		]);
		return terms.every(({ ways }) => ways.some((way) => isMet(way, lexemes)));
	};
}

function isMet({ lexemes, isPrefix }: Way, known: readonly string[]): boolean {
	return lexemes.every((lexeme) => known.some((other) => (isPrefix ? other.startsWith(lexeme) : other === lexeme)));
}
