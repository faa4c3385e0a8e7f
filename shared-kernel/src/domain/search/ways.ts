import type { Lexicon } from './lexicon.ts';
import { type Token, tokensOf, toSearchText } from './tokens.ts';

/** One way to match a typed term. */
export interface Way {
	/** Search terms of an index, all of which must match. */
	lexemes: string[];
	isPrefix: boolean;
	/** Score of such a match, 0 to 1. */
	worth: number;
}

/** Shorter prefixes match too many words. */
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM_PREFIX = 4;
const AS_PREFIX = 0.6;

/** A term matches a word of the same stem or spelling best, a word with that prefix less, and one with its stem as prefix least. */
export function waysOf({ folded, words }: Token, { typedStems }: Lexicon): Way[] {
	const stems = words.length === 1 ? words.flatMap(typedStems) : [];
	const whole = folded === '' ? [] : [folded];
	const same = [...new Set([...whole, ...stems])];
	const begun = [
		...whole.filter(({ length }) => length >= SHORTEST_PREFIX),
		...same.filter(({ length }) => length >= SHORTEST_STEM_PREFIX),
	];
	return [
		...same.map((lexeme) => ({ lexemes: [lexeme], isPrefix: false, worth: 1 })),
		...[...new Set(begun)].map((lexeme) => ({ lexemes: [lexeme], isPrefix: true, worth: AS_PREFIX })),
	];
}

/** The typed words that describe something; function words count only if nothing else is typed. */
export function meaningfulTokens(text: string, { functionWords }: Lexicon): Token[] {
	const tokens = tokensOf(text);
	const meaningful = tokens.filter(({ folded }) => !functionWords.has(folded));
	return meaningful.length > 0 ? meaningful : tokens;
}

function isMet({ lexemes, isPrefix }: Way, known: readonly string[]): boolean {
	return lexemes.every((lexeme) => known.some((other) => (isPrefix ? other.startsWith(lexeme) : other === lexeme)));
}

/** Matches names that are compared in memory: each term must be met in one of its ways. No terms match no name. */
export function termMatcher(terms: readonly (readonly Way[])[], { stemOf }: Lexicon): (name: string) => boolean {
	return (name) => {
		const lexemes = tokensOf(name).flatMap(({ folded, words }) => [
			folded,
			...words.flatMap((word) => [toSearchText(word), stemOf(word)]),
		]);
		return terms.length > 0 && terms.every((ways) => ways.some((way) => isMet(way, lexemes)));
	};
}
