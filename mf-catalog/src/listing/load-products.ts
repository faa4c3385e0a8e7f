import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import type { Api } from '@pasaz/kernel/network/api';
import { type Found, type Search, search } from '@pasaz/kernel/network/find';
import { $online } from '@pasaz/kernel/stores/online';
import { redirect } from 'react-router';
import type { ListedProducts, ListingHead } from './listing.ts';
import { listingFilters, priceRanges } from './listing-filters.ts';
import { isFiltered, type ListingQuery, listingHref, parseListingQuery } from './listing-query.ts';
import { listingRequest } from './listing-request.ts';
import { PAGE_SIZE } from './page-size.ts';

const NOTHING: Found<TileSource> = { total: 0, hits: [] };

/**
 * In the browser a failed search is an empty list with a warning; on the server it is an error, so that no empty page is cached, and
 * without network, as there what was shown before is better.
 */
async function searchProducts(api: Api, asked: Search) {
	try {
		return { answer: await search(api, 'product', TileSource, asked), hasFailed: false };
	} catch (error) {
		if (typeof document === 'undefined' || !$online.get()) throw error;
		return { answer: NOTHING, hasFailed: true };
	}
}

/** The listing that is asked, and for what. */
export interface Asked {
	head: Pick<ListingHead, 'path' | 'scope' | 'term'>;
	search: URLSearchParams;
	/** The fields that filter. */
	codes: readonly string[];
	/** Products that the list shows, where a shopper comes back to more than a page of them. */
	shown?: number | undefined;
}

/** A page that the list does not have (any more): its last one stands in, and search engines forget the address. */
function lastPage({ head }: Asked, query: ListingQuery, pageCount: number) {
	return redirect(listingHref(head.path, { ...query, page: Math.max(1, pageCount) }));
}

/**
 * One page of a listing's products, or more on the way back to them.
 * @throws a redirect to the last page when the address names one beyond it
 */
export async function loadProducts(api: Api, asked: Asked): Promise<ListedProducts> {
	const { head, codes, shown } = asked;
	const query = { ...parseListingQuery(asked.search, codes), term: head.term ?? '' };
	const request = listingRequest(query, { scope: head.scope, codes, shown });
	const { answer, hasFailed } = await searchProducts(api, request);
	const pageCount = Math.ceil(answer.total / PAGE_SIZE);
	if (!hasFailed && query.page > Math.max(1, pageCount)) throw lastPage(asked, query, pageCount);
	const colours = query.options.color?.map(Number) ?? [];
	const now = Date.now();
	return {
		page: query.page,
		pageCount,
		total: answer.total,
		isFiltered: isFiltered(query),
		tiles: answer.hits.map((hit) => productTile(hit, now, colours)),
		filters: listingFilters(answer, query, codes),
		ranges: priceRanges(answer),
		hasFailed,
	};
}
