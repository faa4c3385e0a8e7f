import type { Lexicon } from './lexicon.ts';
import { toSearchText } from './search-text.ts';
import { tokensOf } from './tokens.ts';

/** Shorter parts of compounds are too often mere chance. */
const SHORTEST_PART = 4;

/** Names are found by their words as they are, by the stems of these, and by the stems of what compounds end with. */
export type LexemesOf = (text: string) => string[];

/** @param names all that a catalogue has: of compounds those parts count that are words by themselves somewhere */
export function createLexemes(lexicon: Lexicon, names: string[]): LexemesOf {
	const known = lexicon.hasCompounds ? stemsIn(names, lexicon) : new Set<string>();
	return (text) =>
		tokensOf(text).flatMap(({ folded, words }) => [
			folded,
			...words.flatMap((word) => [toSearchText(word), lexicon.stemOf(word), ...headOf(word, lexicon, known)]),
		]);
}

function stemsIn(names: string[], { stemOf }: Lexicon): Set<string> {
	const words = names.flatMap((name) => tokensOf(name).flatMap((token) => token.words));
	return new Set(words.filter(({ length }) => length >= SHORTEST_PART).map(stemOf));
}

/** The longest known word that the word ends with. */
function headOf(word: string, { stemOf }: Lexicon, known: Set<string>): string[] {
	if (known.size === 0) return [];
	for (let start = SHORTEST_PART; start <= word.length - SHORTEST_PART; start += 1) {
		const stem = stemOf(word.slice(start));
		if (known.has(stem)) return [stem];
	}
	return [];
}
