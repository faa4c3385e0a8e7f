import type { Lexicon } from '../catalogue/text/lexicon.ts';
import { tokensOf } from '../catalogue/text/tokens.ts';

/** One way to match a typed term. */
export interface Way {
	/** A lexeme of PostgreSQL's query language, without weights. */
	lexeme: string;
	/** Whether the lexeme is a prefix. */
	isPrefix: boolean;
	/** Score of such a match, 0 to 1. */
	worth: number;
}

/** One word of the typed text. */
export interface Term {
	written: string;
	folded: string;
	ways: Way[];
}

const MAX_TERMS = 10;
const LONGEST_TEXT = 200;
/** Shorter prefixes match too many words. */
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM_PREFIX = 4;
const AS_PREFIX = 0.6;

/**
 * The terms of a typed text. A term matches a word of the same stem or spelling best, a word with that prefix less
 * (shoppers search while they type), and a word with its stem as prefix least. Function words count only
 * if nothing else is typed.
 */
export function termsOf(text: string, { functionWords, typedStems }: Lexicon): Term[] {
	const tokens = tokensOf(text.slice(0, LONGEST_TEXT));
	const meaningful = tokens.filter(({ folded }) => !functionWords.has(folded));
	return (meaningful.length > 0 ? meaningful : tokens)
		.slice(0, MAX_TERMS)
		.map(({ written, folded, words }) => {
			const stems = words.length === 1 ? words.flatMap(typedStems) : [];
			const whole = folded === '' ? [] : [folded];
			return { written, folded, ways: waysOf([...new Set([...whole, ...stems])], whole) };
		})
		.filter(({ ways }) => ways.length > 0);
}

function waysOf(same: string[], whole: string[]): Way[] {
	const begun = [
		...whole.filter(({ length }) => length >= SHORTEST_PREFIX),
		...same.filter(({ length }) => length >= SHORTEST_STEM_PREFIX),
	];
	return [
		...same.map((lexeme) => ({ lexeme, isPrefix: false, worth: 1 })),
		...[...new Set(begun)].map((lexeme) => ({ lexeme, isPrefix: true, worth: AS_PREFIX })),
	];
}

/** How many terms a product must match: 75 %, rounded down as in Elasticsearch (rule 6.19), but at least one. */
export function enoughOf(terms: number): number {
	return Math.max(1, Math.floor(terms * 0.75));
}

/** A query for any of the ways; `weights` restricts it to parts of the vector, e.g. `A` or `CD`. */
export function anyOf(ways: Way[], weights = ''): string {
	return ways
		.map(({ lexeme, isPrefix }) => {
			const flags = `${isPrefix ? '*' : ''}${weights}`;
			return `'${lexeme}'${flags && ':'}${flags}`;
		})
		.join(' | ');
}
