import { type SQL, sql } from 'drizzle-orm';
import { productTexts } from '../platform/database/schema/search.ts';
import { escapeLike } from './column-condition.ts';
import { correctTerms, type Vocabulary } from './correct-terms.ts';
import { anyOf, enoughOf, type Term, termsOf } from './text-query.ts';

/** Scores of the products that match a text, by id. */
export interface TextMatches {
	scores: Map<number, number>;
	/** The corrected text; null if all words are known. */
	correction: string | null;
}

/** Boosts of name, sku, and categories with flags, by the vector's weights (rule 6.19). */
const BOOSTS = [
	['A', 4],
	['B', 2],
	['CD', 1],
] as const;
const MAX_BOOST = 4;
/** Products with a lower score are left out (rule 6.19). */
const MIN_SCORE = 0.02;

/**
 * Finds products by a text. The score is the mean over the terms of the best match's boost times its worth, so between 0 and 1
 * (a name with every word in it scores 1), plus a half when the name begins with the whole text and one when it is the text.
 * A term that no product matches is replaced by known words at most two letters away (fuzziness 2), which count for less.
 */
export async function findText(vocabulary: Vocabulary, text: string): Promise<TextMatches> {
	const terms = termsOf(text, vocabulary.lexicon);
	if (terms.length === 0) return { scores: new Map(), correction: null };
	const asWritten = await matchTerms(vocabulary, terms);
	const unknown = terms.filter((_, index) => !asWritten.met[index]);
	if (unknown.length === 0) return { scores: asWritten.scores, correction: null };
	const { terms: corrected, correction } = await correctTerms(vocabulary, terms, unknown);
	if (correction === null) return { scores: asWritten.scores, correction };
	return { scores: (await matchTerms(vocabulary, corrected)).scores, correction };
}

interface Met {
	scores: Map<number, number>;
	/** By term: whether any product matches it. */
	met: boolean[];
}

async function matchTerms({ db, store }: Vocabulary, terms: Term[]): Promise<Met> {
	const query = anyOf(terms.flatMap(({ ways }) => ways));
	const columns = terms.map((_, index) => sql.raw(`term_${index}`));
	const scored = terms.map((term, index) => sql`${scoreOf(term)} as ${columns[index]}`);
	// Without `materialized` every use of a term's score would compute it again.
	const found = sql`(
		with scored as materialized (
			select product_id, ${titleBonus(terms)} as bonus, ${sql.join(scored, sql`, `)}
			from ${productTexts} where store = ${store} and vector @@ ${query}::tsquery
		)
		select *, ${sum(columns)} / ${MAX_BOOST * terms.length}::float8 + bonus as score,
			${sum(columns.map((column) => sql`(${column} > 0)::int`))} as count
		from scored
	) found`;
	const fits = sql`filter (where count >= ${enoughOf(terms.length)}::int and score >= ${MIN_SCORE}::float8)`;
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

/** The score of the best match of the term. */
function scoreOf({ ways }: Term): SQL {
	const tiers = [...Map.groupBy(ways, ({ worth }) => worth)].flatMap(([worth, alike]) =>
		BOOSTS.map(([weights, boost]) => ({ value: worth * boost, query: anyOf(alike, weights) })),
	);
	const cases = tiers
		.toSorted((a, b) => b.value - a.value)
		.map(({ value, query }) => sql`when vector @@ ${query}::tsquery then ${value}::float8`);
	return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

function titleBonus(terms: Term[]): SQL {
	const title = terms.map(({ folded }) => folded).join(' ');
	return sql`case when title = ${title} then 1 when title like ${`${escapeLike(title)}%`} then 0.5 else 0 end`;
}

function sum(parts: SQL[]): SQL {
	return sql`(${sql.join(parts, sql` + `)})`;
}
