import type { Api } from '@pasaz/kernel/network/api';
import type { Where } from '@pasaz/kernel/network/find';
import { findTiles } from '@pasaz/kernel/network/find-tiles';
import { redirect } from 'react-router';
import type { ListedProducts, ListingHead } from './listing.ts';
import { listingFilters, priceRanges } from './listing-filters.ts';
import { filterCount, type ListingQuery, listingHref, parseListingQuery } from './listing-query.ts';
import { listingRequest } from './listing-request.ts';
import { PAGE_SIZE } from './page-size.ts';

export interface ListingPage {
	head: Pick<ListingHead, 'path' | 'term'>;
	/** Selects the products of this listing; empty for a search. */
	scope: Where;
	search: URLSearchParams;
	codes: readonly string[];
}

/** A page beyond the end redirects to the last one, so that search engines drop its address. */
function redirectToLastPage({ head }: ListingPage, query: ListingQuery, pageCount: number) {
	return redirect(listingHref(head.path, { ...query, page: Math.max(1, pageCount) }));
}

/** Loads one page of products. @throws a redirect to the last page when the address names one beyond it */
export async function loadProducts(api: Api, page: ListingPage): Promise<ListedProducts> {
	const { head, scope, codes } = page;
	const query = { ...parseListingQuery(page.search, codes), term: head.term ?? '' };
	const request = listingRequest(query, { scope, codes });
	const answer = await findTiles(api, request, query.options.color?.map(Number));
	const pageCount = Math.ceil(answer.total / PAGE_SIZE);
	if (query.page > Math.max(1, pageCount)) throw redirectToLastPage(page, query, pageCount);
	return {
		page: query.page,
		pageCount,
		total: answer.total,
		isFiltered: filterCount(query) > 0,
		tiles: answer.hits,
		filters: listingFilters(answer, query, codes),
		ranges: priceRanges(answer),
		...(answer.suggest && { correction: answer.suggest.correction }),
	};
}
