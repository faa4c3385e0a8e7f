import type { LexemesOf } from '@pasaz/kernel/domain/search/lexicon';
import { tokensOf, toSearchText } from '@pasaz/kernel/domain/search/tokens';
import type { InferInsertModel } from 'drizzle-orm';
import type { productTexts, searchWords } from '../../platform/database/schema/search.ts';
import type { SourceProduct } from '../source/catalog-source.ts';
import { categoryPathsOf } from './static-product.ts';
import type { Writing } from './writing.ts';

/** PostgreSQL's highest position in a vector. */
const LAST_POSITION = 16_383;
const LONGEST_LEXEME = 100;
type Weight = 'A' | 'B' | 'C' | 'D';

export function textRows(product: SourceProduct, writing: Writing): InferInsertModel<typeof productTexts>[] {
	if (product.visibility === 1) return [];
	const { lexemesOf } = writing;
	return [
		{
			store: writing.store,
			productId: writing.idOf('product', product.sku),
			title: toSearchText(product.name),
			vector: vectorOf([
				['A', lexemesOf(product.name)],
				['B', [product.sku, ...variantsOf(product).map(({ sku }) => sku)].flatMap(skuLexemes)],
				['C', categoryPathsOf(product).flatMap((path) => lexemesOf(writing.categoryNames.get(path) ?? ''))],
				[
					'D',
					[
						...product.tags.flatMap((slug) => lexemesOf(writing.tags.get(slug)?.name ?? '')),
						...choicesOf(product, writing).flatMap(lexemesOf),
						...ofVariants(product, lexemesOf),
					],
				],
			]),
		},
	];
}

/** The product's options in the attributes that lists are filtered by, such as its pattern. */
function choicesOf(product: SourceProduct, { attributes }: Writing): string[] {
	return Object.entries(product.attributes ?? {}).flatMap(([code, given]) =>
		attributes.isFilterable(code) ? [given].flat().map((label) => attributes.option(code, String(label)).label) : [],
	);
}

function variantsOf({ variants = [] }: SourceProduct) {
	return variants.filter(({ enabled }) => enabled);
}

function skuLexemes(sku: string): string[] {
	return tokensOf(sku).map(({ folded }) => folded);
}

/** Words of the variants' names that the product's own name lacks, mostly colours and sizes. */
function ofVariants(product: SourceProduct, lexemesOf: LexemesOf): string[] {
	const own = new Set(lexemesOf(product.name));
	return variantsOf(product)
		.flatMap(({ name }) => lexemesOf(name))
		.filter((lexeme) => !own.has(lexeme));
}

function vectorOf(weighted: [Weight, string[]][]): string {
	const marks = new Map<string, string[]>();
	let position = 0;
	for (const [weight, lexemes] of weighted) {
		for (const lexeme of new Set(lexemes)) {
			if (lexeme === '') continue;
			position = Math.min(position + 1, LAST_POSITION);
			const short = lexeme.slice(0, LONGEST_LEXEME);
			marks.set(short, [...(marks.get(short) ?? []), `${position}${weight}`]);
		}
	}
	return [...marks].map(([lexeme, places]) => `'${lexeme}':${places.join()}`).join(' ');
}

const WORD = /^\p{L}[\p{L}-]{1,28}\p{L}$/u;

export function wordRows(names: string[], store: string): InferInsertModel<typeof searchWords>[] {
	const written = names
		.flatMap((name) => tokensOf(name).flatMap(({ written, words }) => [...new Set([written, ...words])]))
		.filter((word) => WORD.test(word));
	const forms = Map.groupBy(written, toSearchText);
	return [...forms].map(([word, all]) => ({ store, word, written: mostFrequent(all), frequency: all.length }));
}

function mostFrequent(words: string[]): string {
	const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({ word, count: all.length }));
	return counts.toSorted((a, b) => b.count - a.count)[0]?.word ?? '';
}
