import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { toSearchText } from '../catalog/search-text.ts';
import { products } from '../database/schema/catalog.ts';
import { escapeLike } from './product-condition.ts';

/** A word this short is only ever matched exactly: nearly every other is similar to it. */
const SHORTEST_FUZZY = 4;
const MOST_WORDS = 12;
const LONGEST_TEXT = 200;

/** Each word is part of the name or sku, or much like one of their words; a variant's full sku finds its parent. */
export function textCondition(text: string): SQL | undefined {
	const words = wordsOf(text);
	const [sku = ''] = words.length === 1 ? words : [];
	const variant = sql`${products.id} in (select listed_as from products where parent_id is not null and search_text like ${`% ${escapeLike(sku)}`})`;
	return or(sku ? variant : undefined, and(...words.map(wordCondition)));
}

/** Best first: the name starts with the text, then by likeness. */
export function textRank(text: string): SQL[] {
	const wanted = wordsOf(text).join(' ');
	return [
		sql`(${products.searchText} like ${`${escapeLike(wanted)}%`}) desc`,
		sql`word_similarity(${wanted}, ${products.searchText}) desc`,
	];
}

function wordsOf(text: string): string[] {
	return toSearchText(text.slice(0, LONGEST_TEXT)).split(' ').slice(0, MOST_WORDS);
}

function wordCondition(word: string): SQL | undefined {
	const part = like(products.searchText, `%${escapeLike(word)}%`);
	return word.length < SHORTEST_FUZZY ? part : or(part, sql`${word} <% ${products.searchText}`);
}
