import { and, eq, like, or, sql } from 'drizzle-orm';
import { editDistance } from '../catalogue/text/edit-distance.ts';
import type { Lexicon } from '../catalogue/text/lexicon.ts';
import type { Database } from '../platform/database/database.ts';
import { searchWords } from '../platform/database/schema/search.ts';
import { escapeLike } from './column-condition.ts';
import type { Term } from './text-query.ts';

/** Letters that a typed word may differ by (rule 6.19). */
const FUZZINESS = 2;
/** Below, two letters away is another word; and below the second, one letter is. */
const SHORTEST_TWICE_WRONG = 6;
const SHORTEST_WRONG = 4;
const MAX_CORRECTIONS = 3;
const AS_CORRECTION = 0.5;

interface Word {
	word: string;
	written: string;
	frequency: number;
}

/** The words that typed ones are compared with. */
export interface Vocabulary {
	db: Database;
	/** Empty for the catalogue's own. */
	store: string;
	lexicon: Lexicon;
}

/** The terms with the unknown ones replaced, and the text that results; `correction` is null where nothing is like them. */
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

/** The nearest words, of these those with the same first letter, of these the most frequent. */
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

/** Of the words or of their stems: a misspelt form may be far from the form that the catalogue writes. */
function distanceBetween(typed: string, known: string, { stemOf }: Lexicon): number {
	const stems = [stemOf(typed), stemOf(known)] as const;
	const ofStems = stems.every(({ length }) => length >= SHORTEST_WRONG) ? editDistance(...stems) : FUZZINESS + 1;
	return Math.min(editDistance(typed, known), ofStems);
}

function waysTo(words: Word[], { stemOf }: Lexicon): Term['ways'] {
	const lexemes = new Set(words.flatMap(({ word, written }) => [word, stemOf(written)]));
	return [...lexemes].map((lexeme) => ({ lexeme, isPrefix: false, worth: AS_CORRECTION }));
}
