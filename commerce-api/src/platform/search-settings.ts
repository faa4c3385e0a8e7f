import * as z from 'zod';

const Phrase = z.string().regex(/[\p{L}\p{N}]/u, 'expected words');
const Boost = z.number().positive().max(100);

const LanguageWords = z.strictObject({
	/** Groups of words or phrases that mean the same. */
	synonyms: z.array(z.array(Phrase).min(2)).default([]),
	/** What else a word finds that is a kind of it: a blue thing may be navy, but no navy thing is just blue. */
	narrower: z.record(Phrase, z.array(Phrase).min(1)).default({}),
});
export type LanguageWords = z.output<typeof LanguageWords>;

/** With nothing given, the defaults without synonyms. */
export const SearchSettings = z.strictObject({
	/** How much a match counts, by where it is. */
	boosts: z
		.strictObject({ name: Boost, sku: Boost, category: Boost, flag: Boost })
		.default({ name: 4, sku: 2, category: 1, flag: 1 }),
	/** Letters that a typed word may differ by. */
	fuzziness: z.int().min(0).max(2).default(2),
	/** Products with a lower score are left out; 0 to 1. */
	minScore: z.number().min(0).max(1).default(0.02),
	/** Share of the words that a product must match. */
	minMatch: z.number().gt(0).max(1).default(0.75),
	words: z.record(z.string().regex(/^[a-z]{2,3}$/, 'expected a language such as pl'), LanguageWords).default({}),
});
export type SearchSettings = z.output<typeof SearchSettings>;
