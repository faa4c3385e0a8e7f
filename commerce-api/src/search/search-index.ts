import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import { lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import type { ProductVersion } from '../catalogue/read/product-store.ts';
import { addBit, countBits, noBits } from './bits.ts';
import { countFacets } from './count-facets.ts';
import { toAggregation } from './facets.ts';
import type { Filters } from './filters.ts';
import { findText } from './find-text.ts';
import { wordsOfHelp } from './help-pages.ts';
import { matchProducts, readQuery } from './match-products.ts';
import { type IndexSearch, rowOf } from './memory-index.ts';
import { rangeOf } from './range-of.ts';
import { readPage, sortProducts, type TextResult } from './sort-products.ts';
import { wordBookOf } from './word-book.ts';

export interface ProductSearch {
	request: SearchRequest;
	filters: Filters;
	facets: string[];
}

export interface FoundProducts {
	total: number;
	ids: number[];
	versions?: ProductVersion[];
	scores?: ReadonlyMap<number, number>;
	aggregations?: SearchAnswer['aggregations'];
	correction: string | null;
}

export async function searchIndex(
	{ request, filters, facets }: ProductSearch,
	search: IndexSearch,
): Promise<FoundProducts> {
	const { index } = search;
	const text = request.searchQuery._searchText?.trim();
	const found = text ? await findRows(text, search) : undefined;
	const query = await readQuery(filters, found?.products, search);
	const { products } = matchProducts(query, index);
	const order = await sortProducts(request, found, search);
	const result = {
		total: countBits(products),
		ids: readPage(order, products, rangeOf(request)).map((row) => index.ids[row] ?? 0),
		correction: found?.correction ?? null,
		...(found && { scores: found.byId }),
	};
	if (!request.searchQuery._availableFilters) return result;
	const aggregations: NonNullable<SearchAnswer['aggregations']> = {};
	for (const [code, counts] of countFacets(query, facets, search)) {
		Object.assign(aggregations, toAggregation(code, counts));
	}
	return { ...result, aggregations };
}

interface FoundText extends TextResult {
	correction: string | null;
	byId: ReadonlyMap<number, number>;
}

async function findRows(text: string, { db, index, storefront, view, settings }: IndexSearch): Promise<FoundText> {
	const { store, language } = storefront.localization;
	const { scores: byId, correction } = await index.texts(`${store} ${text}`, () => {
		const words = { lexicon: lexiconOf(language), book: wordBookOf(settings, language) };
		return findText({ db, store, settings, ...words, known: wordsOfHelp(view, words.lexicon) }, text);
	});
	const products = noBits(index.size);
	const scores = new Float64Array(index.size);
	for (const [id, score] of byId) {
		const row = rowOf(index.ids, id);
		if (row === undefined) continue;
		addBit(products, row);
		scores[row] = score;
	}
	return { text, products, scores, correction, byId };
}
