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
 * In the browser a failed search gives an empty list with a warning. It stays an error on the server, so that no empty page is
 * cached, and offline, where the list that is shown already is better.
 */
async function searchProducts(api: Api, request: Search) {
	try {
		return { answer: await search(api, 'product', TileSource, request), hasFailed: false };
	} catch (error) {
		if (typeof document === 'undefined' || !$online.get()) throw error;
		return { answer: NOTHING, hasFailed: true };
	}
}

/** One page of a listing, as its address names it. */
export interface ListingPage {
	head: Pick<ListingHead, 'path' | 'scope' | 'term'>;
	search: URLSearchParams;
	/** Codes of the attributes that filter. */
	codes: readonly string[];
	/** Number of products, for a shopper who comes back to a list that had grown. */
	shown?: number | undefined;
}

/** A page beyond the end redirects to the last one, so that search engines drop its address. */
function redirectToLastPage({ head }: ListingPage, query: ListingQuery, pageCount: number) {
	return redirect(listingHref(head.path, { ...query, page: Math.max(1, pageCount) }));
}

/**
 * Loads one page of products, or as many as the list had grown to.
 * @throws a redirect to the last page when the address names one beyond it
 */
export async function loadProducts(api: Api, page: ListingPage): Promise<ListedProducts> {
	const { head, codes, shown } = page;
	const query = { ...parseListingQuery(page.search, codes), term: head.term ?? '' };
	const request = listingRequest(query, { scope: head.scope, codes, shown });
	const { answer, hasFailed } = await searchProducts(api, request);
	const pageCount = Math.ceil(answer.total / PAGE_SIZE);
	if (!hasFailed && query.page > Math.max(1, pageCount)) throw redirectToLastPage(page, query, pageCount);
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
