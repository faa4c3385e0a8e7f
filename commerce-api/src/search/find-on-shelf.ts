import type { SearchAnswer, SearchQuery } from '@pasaz/kernel/contract/catalog';
import type { CatalogView } from '../catalog/catalog-view.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { addBit, countBits, noBits } from './bits.ts';
import { remember } from './condition-bits.ts';
import { toAggregation } from './facets.ts';
import type { Filter, Filters } from './filters.ts';
import type { ProductSearch } from './find-in-tables.ts';
import { findText } from './find-text.ts';
import { pageOf } from './page-of.ts';
import { placeOf } from './product-index.ts';
import type { Found } from './search-products.ts';
import type { ShelfAt } from './shelf-columns.ts';
import { countShelf } from './shelf-facets.ts';
import { orderShelf, pageOfShelf, type TextFound } from './shelf-order.ts';
import { matchShelf, shelfQuery } from './shelf-query.ts';

/** Whether only products can match that lists show: those are in the index, variants are not. */
export function isForShelf({ required }: Filters, { _searchText: text }: SearchQuery): boolean {
	return Boolean(text?.trim()) || required.some(isForLists);
}

function isForLists({ attribute, condition }: Filter): boolean {
	if (attribute !== 'visibility' || !['eq', 'in'].includes(condition.operator)) return false;
	return condition.values.every((value) => Number(value) > 1);
}

/** Finds and counts products in the process's own index. */
export async function findOnShelf(
	{ request, filters, facets }: ProductSearch,
	at: ShelfAt & { view: CatalogView },
): Promise<Found> {
	const text = request.searchQuery._searchText?.trim();
	const found = text ? await findTexts(text, at) : undefined;
	const query = await shelfQuery(filters, found?.products, at);
	const { products } = matchShelf(query, at);
	const order = await orderShelf(request, found, at);
	const result = {
		total: countBits(products),
		ids: pageOfShelf(order, products, pageOf(request)).map((place) => at.index.ids[place] ?? 0),
		correction: found?.correction ?? null,
		...(found && { scores: found.byId }),
	};
	if (!request.searchQuery._availableFilters) return result;
	const counts = countShelf(query, facets, at);
	const aggregations: NonNullable<SearchAnswer['aggregations']> = {};
	for (const [code, counted] of counts) Object.assign(aggregations, toAggregation(code, counted, at.view));
	return { ...result, aggregations };
}

interface Texts {
	correction: string | null;
	byId: ReadonlyMap<number, number>;
}

async function findTexts(text: string, { db, index, storefront }: ShelfAt): Promise<TextFound & Texts> {
	const { store, language } = storefront.words;
	const vocabulary = { db, store, lexicon: lexiconOf(language) };
	const { scores: byId, correction } = await remember(index.texts, `${store} ${text}`, () =>
		findText(vocabulary, text),
	);
	const products = noBits(index.size);
	const scores = new Float64Array(index.size);
	for (const [id, score] of byId) {
		const place = placeOf(index.ids, id);
		if (place === undefined) continue;
		addBit(products, place);
		scores[place] = score;
	}
	return { text, products, scores, correction, byId };
}
