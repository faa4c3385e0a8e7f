import type { Lexicon } from '../catalogue/text/lexicon.ts';
import { type Token, tokensOf } from '../catalogue/text/tokens.ts';
import { type Phrase, phrasesOf, type WordBook } from './word-book.ts';

/** One way to match a typed term. */
export interface Way {
	/** Lexemes of PostgreSQL's query language, without weights; all must match. */
	lexemes: string[];
	/** Whether they are prefixes. */
	isPrefix: boolean;
	/** Score of such a match, 0 to 1. */
	worth: number;
}

/** One word of the typed text, or a phrase of the word book. */
export interface Term {
	written: string;
	folded: string;
	/** Whether it stood in quotes, and is searched as it is written. */
	isLiteral: boolean;
	ways: Way[];
}

/** The words of a language. */
export interface Language {
	lexicon: Lexicon;
	book: WordBook;
}

const MAX_TERMS = 10;
const LONGEST_TEXT = 200;
/** Shorter prefixes match too many words. */
const SHORTEST_PREFIX = 2;
const SHORTEST_STEM_PREFIX = 4;
const AS_PREFIX = 0.6;
const QUOTED = /["„“”«»]([^"„“”«»]*)["“”«»]/u;

/**
 * The terms of a typed text. A term matches a word of the same stem or spelling best, then what means the same, a word with that
 * prefix less (shoppers search while they type), and a word with its stem as prefix least. Function words count only
 * if nothing else is typed. What stands in quotes matches words of the same spelling only.
 */
export function termsOf(text: string, language: Language): Term[] {
	// Every other piece stood between the quotes.
	const pieces = text.slice(0, LONGEST_TEXT).split(QUOTED);
	return pieces
		.flatMap((piece, index) => (index % 2 === 1 ? literalTerms(piece) : freeTerms(piece, language)))
		.filter(({ ways }) => ways.length > 0)
		.slice(0, MAX_TERMS);
}

function literalTerms(text: string): Term[] {
	return tokensOf(text).map(({ written, folded }) => ({
		written,
		folded,
		isLiteral: true,
		ways: folded === '' ? [] : [{ lexemes: [folded], isPrefix: false, worth: 1 }],
	}));
}

function freeTerms(text: string, { lexicon, book }: Language): Term[] {
	const tokens = tokensOf(text);
	const meaningful = tokens.filter(({ folded }) => !lexicon.functionWords.has(folded));
	return phrasesOf(meaningful.length > 0 ? meaningful : tokens, book, lexicon).map((phrase) => ({
		written: phrase.tokens.map(({ written }) => written).join(' '),
		folded: phrase.tokens.map(({ folded }) => folded).join(' '),
		isLiteral: false,
		ways: [...ownWays(phrase, lexicon), ...phrase.meanings.map(wayOfMeaning)],
	}));
}

function wayOfMeaning({ stems, worth }: Phrase['meanings'][number]): Way {
	return { lexemes: stems, isPrefix: false, worth };
}

function ownWays({ tokens }: Phrase, lexicon: Lexicon): Way[] {
	const [token, ...more] = tokens;
	if (!token) return [];
	if (more.length === 0) return waysOf(token, lexicon);
	const lexemes = tokens.flatMap(({ words }) => words.map(lexicon.stemOf));
	return [{ lexemes, isPrefix: false, worth: 1 }];
}

function waysOf({ folded, words }: Token, { typedStems }: Lexicon): Way[] {
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

/** A query for any of the ways; `weights` restricts it to parts of the vector, e.g. `A` or `CD`. */
export function anyOf(ways: Way[], weights = ''): string {
	return ways
		.map(({ lexemes, isPrefix }) => {
			const flags = `${isPrefix ? '*' : ''}${weights}`;
			return `(${lexemes.map((lexeme) => `'${lexeme}'${flags && ':'}${flags}`).join(' & ')})`;
		})
		.join(' | ');
}
