import { and, eq, like, or, sql } from 'drizzle-orm';
import { editDistance } from '../catalogue/text/edit-distance.ts';
import type { Lexicon } from '../catalogue/text/lexicon.ts';
import type { Database } from '../platform/database/database.ts';
import { searchWords } from '../platform/database/schema/search.ts';
import { escapeLike } from './column-condition.ts';
import type { Term } from './text-query.ts';

/** Letters that a typed word may differ by (rule 6.19). */
const FUZZINESS = 2;
/** Shorter words may have one wrong letter, and below the second length none. */
const SHORTEST_TWICE_WRONG = 6;
const SHORTEST_WRONG = 4;
const MAX_CORRECTIONS = 3;
const AS_CORRECTION = 0.5;

type Word = Omit<typeof searchWords.$inferSelect, 'store'>;

export interface Vocabulary {
	db: Database;
	store: string;
	lexicon: Lexicon;
}

/** Replaces unknown terms; `correction` is the resulting text, or null if no known word is similar. */
export async function correctTerms(vocabulary: Vocabulary, terms: Term[], unknown: Term[]) {
	const found = new Map<Term, Word[]>();
	for (const term of unknown) {
		const words = await wordsLike(vocabulary, term);
		if (words.length > 0) found.set(term, words);
	}
	const corrected = terms.map((term) => {
		const words = found.get(term);
		return words ? { ...term, ways: waysTo(words, vocabulary.lexicon) } : term;
	});
	const text = terms.map((term) => found.get(term)?.[0]?.written ?? term.written).join(' ');
	return { terms: corrected, correction: found.size > 0 ? text : null };
}

/** The nearest words, preferring the same first letter, then frequency. */
async function wordsLike({ db, store, lexicon }: Vocabulary, { folded }: Term): Promise<Word[]> {
	const allowed = distanceAllowed(folded);
	if (allowed === 0) return [];
	const candidates = await db
		.select()
		.from(searchWords)
		.where(
			and(
				eq(searchWords.store, store),
				or(sql`${searchWords.word} % ${folded}`, like(searchWords.word, `${escapeLike(folded.slice(0, 2))}%`)),
			),
		);
	const begins = ({ word }: Word) => word[0] === folded[0];
	const near = candidates
		.map((word) => ({ ...word, distance: distanceBetween(folded, word.word, lexicon) }))
		.filter(({ distance }) => distance <= allowed)
		.toSorted((a, b) => a.distance - b.distance || Number(begins(b)) - Number(begins(a)) || b.frequency - a.frequency);
	return near.filter(({ distance }) => distance === near[0]?.distance).slice(0, MAX_CORRECTIONS);
}

function distanceAllowed(word: string): number {
	if (word.length < SHORTEST_WRONG) return 0;
	return word.length < SHORTEST_TWICE_WRONG ? 1 : FUZZINESS;
}

/** The distance of the words or of their stems, because the catalogue may have another form of a misspelt word. */
function distanceBetween(typed: string, known: string, { stemOf }: Lexicon): number {
	const stems = [stemOf(typed), stemOf(known)] as const;
	const ofStems = stems.every(({ length }) => length >= SHORTEST_WRONG) ? editDistance(...stems) : FUZZINESS + 1;
	return Math.min(editDistance(typed, known), ofStems);
}

function waysTo(words: Word[], { stemOf }: Lexicon): Term['ways'] {
	const lexemes = new Set(words.flatMap(({ word, written }) => [word, stemOf(written)]));
	return [...lexemes].map((lexeme) => ({ lexeme, isPrefix: false, worth: AS_CORRECTION }));
}
