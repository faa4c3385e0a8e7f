import type { Lexicon } from '../catalogue/text/lexicon.ts';
import { tokensOf } from '../catalogue/text/tokens.ts';

/** One way to meet a typed term. */
export interface Way {
	/** In PostgreSQL's query language, without weights: a quoted lexeme. */
	lexeme: string;
	/** Whether the lexeme is only how the indexed word begins. */
	isPrefix: boolean;
	/** What a match this way is worth, 0 to 1. */
	worth: number;
}

/** What was typed between two spaces. */
export interface Term {
	written: string;
	folded: string;
	ways: Way[];
}

const MAX_TERMS = 10;
const LONGEST_TEXT = 200;
/** Fewer letters begin too many words. */
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM_PREFIX = 4;
const AS_PREFIX = 0.6;

/**
 * The terms of a typed text. A term is met best by a word of the same stem or the same spelling, less by a word that it begins
 * (shoppers search while they type), least by one that only its stem begins. Words that say nothing of a product count only
 * where nothing else is typed.
 */
export function termsOf(text: string, { functionWords, typedStems }: Lexicon): Term[] {
	const tokens = tokensOf(text.slice(0, LONGEST_TEXT));
	const telling = tokens.filter(({ folded }) => !functionWords.has(folded));
	return (telling.length > 0 ? telling : tokens)
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

/** How many of the terms a product must meet: 75 %, rounded down as Elasticsearch does (rule 6.19), but at least one. */
export function enoughOf(terms: number): number {
	return Math.max(1, Math.floor(terms * 0.75));
}

/** A query that any of the ways meets; `weights` narrows it to parts of the vector, e.g. `A` or `CD`. */
export function anyOf(ways: Way[], weights = ''): string {
	return ways
		.map(({ lexeme, isPrefix }) => {
			const flags = `${isPrefix ? '*' : ''}${weights}`;
			return `'${lexeme}'${flags && ':'}${flags}`;
		})
		.join(' | ');
}
