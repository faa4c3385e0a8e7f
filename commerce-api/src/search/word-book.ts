import { type Lexicon, lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import { type Token, tokensOf } from '@pasaz/kernel/domain/search/tokens';
import type { LanguageWords, SearchSettings } from '../platform/search-settings.ts';

interface Meaning {
	/** Search terms of all its words. */
	stems: string[];
	/** What a match by it counts, 0 to 1. */
	worth: number;
}

interface Entry {
	stems: string[];
	meanings: Meaning[];
}

export interface WordBook {
	/** The longest first, by their first stem. */
	entries: ReadonlyMap<string, Entry[]>;
	/** Its single words as written, for the correction of misspelt ones. */
	words: readonly string[];
}

const AS_SYNONYM = 0.9;
const AS_NARROWER = 0.8;

export const NO_WORDS: WordBook = { entries: new Map(), words: [] };

const books = new WeakMap<SearchSettings, Map<string, WordBook>>();

export function wordBookOf(settings: SearchSettings, language: string): WordBook {
	const known = books.get(settings) ?? new Map<string, WordBook>();
	books.set(settings, known);
	const words = Object.hasOwn(settings.words, language) ? settings.words[language] : undefined;
	const book = known.get(language) ?? (words ? createWordBook(words, lexiconOf(language)) : NO_WORDS);
	known.set(language, book);
	return book;
}

function createWordBook({ synonyms, narrower }: LanguageWords, lexicon: Lexicon): WordBook {
	const entries = new Map<string, Entry>();
	const add = (phrase: string, others: string[], worth: number) => {
		const stems = stemsOf(phrase, lexicon);
		const entry = entries.get(stems.join(' ')) ?? { stems, meanings: [] };
		entry.meanings.push(...others.map((other) => ({ stems: stemsOf(other, lexicon), worth })));
		entries.set(stems.join(' '), entry);
	};
	for (const group of synonyms) {
		for (const phrase of group) {
			const others = group.filter((other) => other !== phrase);
			add(phrase, others, AS_SYNONYM);
		}
	}
	for (const [phrase, kinds] of Object.entries(narrower)) add(phrase, kinds, AS_NARROWER);
	const longestFirst = [...entries.values()].toSorted((a, b) => b.stems.length - a.stems.length);
	const phrases = [...synonyms.flat(), ...Object.keys(narrower)];
	return {
		entries: Map.groupBy(longestFirst, ({ stems }) => stems[0] ?? ''),
		words: [...new Set(phrases.filter((phrase) => tokensOf(phrase).length === 1))],
	};
}

function stemsOf(phrase: string, { stemOf, functionWords }: Lexicon): string[] {
	const tokens = tokensOf(phrase);
	const meaningful = tokens.filter(({ folded }) => !functionWords.has(folded));
	return (meaningful.length > 0 ? meaningful : tokens).flatMap(({ words }) => words.map(stemOf));
}

/** Tokens that are one phrase of the book, with its other meanings; or a single token. */
export interface Phrase {
	tokens: Token[];
	meanings: Meaning[];
}

export function phrasesOf(tokens: readonly Token[], { entries }: WordBook, lexicon: Lexicon): Phrase[] {
	const phrases: Phrase[] = [];
	const stems = tokens.map(({ words }) => (words.length === 1 ? words.flatMap(lexicon.typedStems) : []));
	for (let at = 0; at < tokens.length; ) {
		const fits = (entry: Entry) => entry.stems.every((stem, index) => stems[at + index]?.includes(stem));
		const found = stems[at]?.flatMap((stem) => entries.get(stem) ?? []).find(fits);
		const length = found?.stems.length ?? 1;
		phrases.push({ tokens: tokens.slice(at, at + length), meanings: found?.meanings ?? [] });
		at += length;
	}
	return phrases;
}
