import { type SQL, sql } from 'drizzle-orm';
import { productTexts } from '../platform/database/schema/search.ts';
import { escapeLike } from './column-condition.ts';
import { correctTerms, type Vocabulary } from './correct-terms.ts';
import { anyOf, type Term, termsOf } from './text-query.ts';

/** Scores of the products that match a text, by id. */
export interface TextMatches {
	scores: Map<number, number>;
	/** The corrected text; null if all words are known. */
	correction: string | null;
}

/** Share of the terms that are enough where no product matches more. */
const HALF = 0.5;

/**
 * Finds products by a text. The score is the mean over the terms of the best match's boost times its worth, so between 0 and 1
 * (a name with every word in it scores 1), plus a half when the name begins with the words of the text and one when it is the text.
 * A term that no product matches is replaced by similar known words, which count for less. Where no product matches enough
 * terms, half of them are enough, unless something stands in quotes.
 */
export async function findText(vocabulary: Vocabulary, text: string): Promise<TextMatches> {
	const typed = termsOf(text, vocabulary);
	if (typed.length === 0) return { scores: new Map(), correction: null };
	if (typed.some(({ isLiteral }) => isLiteral)) {
		return { scores: (await matchTerms(vocabulary, typed, typed.length)).scores, correction: null };
	}
	const asWritten = await matchEnough(vocabulary, typed);
	const { terms, correction } = await correctTerms(vocabulary, typed, asWritten.met);
	if (correction === null) return { scores: asWritten.scores, correction };
	return { scores: (await matchEnough(vocabulary, terms)).scores, correction };
}

async function matchEnough(vocabulary: Vocabulary, terms: Term[]): Promise<Met> {
	const found = await matchTerms(vocabulary, terms, enoughOf(terms.length, vocabulary.settings.minMatch));
	if (found.scores.size > 0 || terms.length === 1) return found;
	return matchTerms(vocabulary, terms, enoughOf(terms.length, HALF));
}

function enoughOf(terms: number, share: number): number {
	return Math.max(1, Math.ceil(terms * share));
}

interface Met {
	scores: Map<number, number>;
	/** By term: whether any product matches it; where all were needed and no product has them, all false. */
	met: boolean[];
}

/** @param enough terms that a product must match */
async function matchTerms({ db, store, settings }: Vocabulary, terms: Term[], enough: number): Promise<Met> {
	const boosts = boostsOf(settings);
	// Where all terms are needed, far fewer rows have to be read.
	const query = terms.map(({ ways }) => `(${anyOf(ways)})`).join(enough === terms.length ? ' & ' : ' | ');
	const columns = terms.map((_, index) => sql.raw(`term_${index}`));
	const scored = terms.map((term, index) => sql`${scoreOf(term, boosts)} as ${columns[index]}`);
	const most = Math.max(...boosts.map(({ boost }) => boost)) * terms.length;
	// Without `materialized` every use of a term's score would compute it again.
	const found = sql`(
		with scored as materialized (
			select product_id, ${titleBonus(terms)} as bonus, ${sql.join(scored, sql`, `)}
			from ${productTexts} where store = ${store} and vector @@ ${query}::tsquery
		)
		select *, ${sum(columns)} / ${most}::float8 + bonus as score,
			${sum(columns.map((column) => sql`(${column} > 0)::int`))} as count
		from scored
	) found`;
	const fits = sql`filter (where count >= ${enough}::int and score >= ${settings.minScore}::float8)`;
	const isMet = columns.map((column) => sql`bool_or(${column} > 0)`);
	const [row] = await db
		.select({
			ids: sql<string | null>`array_agg(product_id) ${fits}::text`,
			scores: sql<string | null>`array_agg(score::float4) ${fits}::text`,
			met: sql<string>`array[${sql.join(isMet, sql`, `)}]::text`,
		})
		.from(found);
	const scores = listOf(row?.scores);
	return {
		scores: new Map(listOf(row?.ids).map((id, index) => [Number(id), Number(scores[index])])),
		met: listOf(row?.met).map((flag) => flag === 't'),
	};
}

/** Parses a PostgreSQL array literal, which is far cheaper to read than rows. */
function listOf(text: string | null | undefined): string[] {
	return text ? text.slice(1, -1).split(',') : [];
}

interface WeightBoost {
	/** Parts of the vector: this one and all that count more, because the words of a phrase may stand in several. */
	weights: string;
	boost: number;
}

function boostsOf({ boosts: { name, sku, category, flag } }: Vocabulary['settings']): WeightBoost[] {
	const parts = Object.entries({ A: name, B: sku, C: category, D: flag });
	return [...new Set(parts.map(([, boost]) => boost))]
		.toSorted((a, b) => b - a)
		.map((boost) => ({ boost, weights: parts.flatMap(([weight, own]) => (own >= boost ? weight : [])).join('') }));
}

function scoreOf({ ways }: Term, boosts: WeightBoost[]): SQL {
	const tiers = [...Map.groupBy(ways, ({ worth }) => worth)].flatMap(([worth, alike]) =>
		boosts.map(({ weights, boost }) => ({ value: worth * boost, query: anyOf(alike, weights) })),
	);
	const cases = tiers
		.toSorted((a, b) => b.value - a.value)
		.map(({ value, query }) => sql`when vector @@ ${query}::tsquery then ${value}::float8`);
	return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

function titleBonus(terms: Term[]): SQL {
	const title = terms.map(({ folded }) => folded).join(' ');
	return sql`case when title = ${title} then 1 when title like ${`${escapeLike(title)} %`} then 0.5 else 0 end`;
}

function sum(parts: SQL[]): SQL {
	return sql`(${sql.join(parts, sql` + `)})`;
}
