import type { Lexicon } from '@pasaz/kernel/domain/search/lexicon';
import { tokensOf } from '@pasaz/kernel/domain/search/tokens';
import { meaningfulTokens, type Way, waysOf } from '@pasaz/kernel/domain/search/ways';
import { type Phrase, phrasesOf, type WordBook } from './word-book.ts';

/** One word of the typed text, or a phrase of the word book. */
export interface Term {
	written: string;
	folded: string;
	/** Whether it stood in quotes, and is searched as it is written. */
	isLiteral: boolean;
	ways: Way[];
}

export interface Language {
	lexicon: Lexicon;
	book: WordBook;
}

const MAX_TERMS = 10;
const LONGEST_TEXT = 200;
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
	return phrasesOf(meaningfulTokens(text, lexicon), book, lexicon).map((phrase) => ({
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

/** A query for any of the ways; `weights` restricts it to parts of the vector, e.g. `A` or `CD`. */
export function anyOf(ways: Way[], weights = ''): string {
	return ways
		.map(({ lexemes, isPrefix }) => {
			const flags = `${isPrefix ? '*' : ''}${weights}`;
			return `(${lexemes.map((lexeme) => `'${lexeme}'${flags && ':'}${flags}`).join(' & ')})`;
		})
		.join(' | ');
}
