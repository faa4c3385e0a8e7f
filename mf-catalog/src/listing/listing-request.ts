import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { COLOUR_FIELDS, TILE_FIELDS } from '@pasaz/kernel/domain/product-tile';
import { fieldOf } from './field-of.ts';
import type { ListingScope } from './listing.ts';
import type { ListingQuery } from './listing-query.ts';
import { MOST_PAGES, PAGE_SIZE } from './page-size.ts';

type Filter = NonNullable<SearchRequest['searchQuery']['_appliedFilters']>[number];

/** Visible on its own in lists, and not disabled (rule 6.1). */
export const LISTED: readonly Filter[] = [
	{ attribute: 'visibility', value: { in: [2, 3, 4] } },
	{ attribute: 'status', value: { in: [0, 1] } },
];

function optionFilters({ options }: ListingQuery): Filter[] {
	return Object.entries(options).map(([code, ids]) => ({
		attribute: fieldOf(code),
		value: { in: ids.map(Number) },
		scope: 'catalog',
	}));
}

function priceFilters({ priceFrom, priceTo }: ListingQuery): Filter[] {
	if (priceFrom === null && priceTo === null) return [];
	const value = { gte: priceFrom ?? 0, ...(priceTo !== null && { lte: priceTo }) };
	return [{ attribute: 'price', value, scope: 'catalog' }];
}

/** Without a choice a search is answered with the best match first. */
function sortOf({ sort, term }: ListingQuery): Pick<SearchRequest, 'sort'> {
	if (sort) return { sort };
	return term ? {} : { sort: 'order_priority:desc' };
}

/** A search for products, with the counts that the filters show. */
interface Wanted {
	scope: ListingScope;
	/** The fields that filter. */
	codes: readonly string[];
	/** Products that the list shows, from its page's first one on; a page of them where nothing is said. */
	shown?: number | undefined;
}

/** The products of a listing from one page on. */
export function listingRequest(query: ListingQuery, { scope, codes, shown = PAGE_SIZE }: Wanted): SearchRequest {
	const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(shown / PAGE_SIZE)));
	return {
		type: 'product',
		searchQuery: {
			_availableFilters: [...codes.map(fieldOf), 'price'].map((field) => ({ field, scope: 'catalog' })),
			_appliedFilters: [...LISTED, ...scope, ...optionFilters(query), ...priceFilters(query)],
			...(query.term && { _searchText: query.term }),
		},
		size: PAGE_SIZE * pages,
		from: PAGE_SIZE * (query.page - 1),
		...sortOf(query),
		sourceInclude: [...TILE_FIELDS, ...(query.options.color ? COLOUR_FIELDS : [])],
	};
}
