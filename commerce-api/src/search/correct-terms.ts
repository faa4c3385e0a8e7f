import type { Lexicon } from '@pasaz/kernel/domain/search/lexicon';
import { toSearchText } from '@pasaz/kernel/domain/search/tokens';
import { and, eq, like, or, sql } from 'drizzle-orm';
import { editDistance } from '../catalogue/text/edit-distance.ts';
import type { Database } from '../platform/database/database.ts';
import { searchWords } from '../platform/database/schema/search.ts';
import type { SearchSettings } from '../platform/search-settings.ts';
import { escapeLike } from './column-condition.ts';
import { type Language, type Term, termsOf } from './text-query.ts';

/** Shorter words are not corrected. */
const SHORTEST_WRONG = 4;
/** In shorter words the first letter must be right, and only one may stand for another. */
const SHORTEST_QUITE_WRONG = 6;
/** Letters that a word may differ by where other words of the text are found as they are. */
const BESIDE_KNOWN_WORDS = 1;
const MAX_CORRECTIONS = 3;
const AS_CORRECTION = 0.5;

type Word = Omit<typeof searchWords.$inferSelect, 'store'>;

export interface Vocabulary extends Language {
	db: Database;
	store: string;
	settings: SearchSettings;
	/** Stems of words that no product has and that are right all the same, such as those of help pages. */
	known: ReadonlySet<string>;
}

/** `correction` is the new text, or null if no known word is similar. @param met whether a product matches, by term */
export async function correctTerms(vocabulary: Vocabulary, terms: Term[], met: readonly boolean[]) {
	const found = new Map<Term, Word[]>();
	const most = met.includes(true)
		? Math.min(BESIDE_KNOWN_WORDS, vocabulary.settings.fuzziness)
		: vocabulary.settings.fuzziness;
	for (const [index, term] of terms.entries()) {
		if (met[index] || !isCorrectable(term, vocabulary)) continue;
		const words = await wordsLike(vocabulary, term, most);
		if (words.length > 0) found.set(term, words);
	}
	const corrected = terms.map((term) => {
		const words = found.get(term);
		return words ? { ...term, ways: waysTo(words, vocabulary) } : term;
	});
	const text = terms.map((term) => found.get(term)?.[0]?.written ?? term.written).join(' ');
	return { terms: corrected, correction: found.size > 0 ? text : null };
}

function isCorrectable({ written, folded }: Term, { lexicon, known, book }: Vocabulary): boolean {
	if (folded.length < SHORTEST_WRONG || folded.includes(' ')) return false;
	return !lexicon.typedStems(written).some((stem) => known.has(stem) || book.entries.has(stem));
}

/** The nearest words, preferring the same first letter, then frequency. */
async function wordsLike(vocabulary: Vocabulary, { folded }: Term, most: number): Promise<Word[]> {
	if (most === 0) return [];
	const begins = ({ word }: Word) => word[0] === folded[0];
	const candidates = [...(await similarWords(vocabulary, folded)), ...wordsOfBook(vocabulary)];
	const near = candidates
		.map((word) => ({ ...word, distance: distanceBetween(folded, word.word, vocabulary.lexicon) }))
		.filter(({ word, distance }) => distance <= most && mayMean(folded, word, distance))
		.toSorted((a, b) => a.distance - b.distance || Number(begins(b)) - Number(begins(a)) || b.frequency - a.frequency);
	return near.filter(({ distance }) => distance === near[0]?.distance).slice(0, MAX_CORRECTIONS);
}

/** Two wrong letters are half of a short word: they may be swapped, left out or put in, as in `swtre`, but not be others. */
function mayMean(typed: string, known: string, distance: number): boolean {
	if (typed.length >= SHORTEST_QUITE_WRONG) return true;
	if (typed[0] !== known[0]) return false;
	return distance < 2 || [...typed].every((letter) => known.includes(letter));
}

function similarWords({ db, store }: Vocabulary, folded: string): Promise<Word[]> {
	const begin = folded.slice(0, folded.length < SHORTEST_QUITE_WRONG ? 1 : 2);
	const isSimilar = or(sql`${searchWords.word} % ${folded}`, like(searchWords.word, `${escapeLike(begin)}%`));
	return db
		.select()
		.from(searchWords)
		.where(and(eq(searchWords.store, store), isSimilar));
}

function wordsOfBook({ book }: Vocabulary): Word[] {
	return book.words.map((written) => ({ written, word: toSearchText(written), frequency: 0 }));
}

/** The distance of the words or, if they are long, of their stems, because the catalogue may have another form of a misspelt word. */
function distanceBetween(typed: string, known: string, { stemOf }: Lexicon): number {
	const stems = [stemOf(typed), stemOf(known)] as const;
	const ofStems = editDistance(...stems);
	const shortest = Math.min(...stems.map(({ length }) => length));
	const counts = ofStems > 1 ? shortest >= SHORTEST_QUITE_WRONG : shortest >= SHORTEST_WRONG;
	return Math.min(editDistance(typed, known), counts ? ofStems : Number.POSITIVE_INFINITY);
}

function waysTo(words: Word[], language: Language): Term['ways'] {
	const ways = words.flatMap(({ written }) => termsOf(written, language).flatMap((term) => term.ways));
	return ways.filter(({ isPrefix }) => !isPrefix).map((way) => ({ ...way, worth: way.worth * AS_CORRECTION }));
}
