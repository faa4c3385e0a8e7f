import { useLocation, useNavigation } from 'react-router';
import { codesOf, type ListingFilter } from './listing-filters.ts';
import { type ListingQuery, parseListingQuery } from './listing-query.ts';

/** What the shopper last asked for: it answers a tap at once, while the products are still on their way. */
export function useListingQuery(filters: readonly ListingFilter[]): { query: ListingQuery; isPending: boolean } {
	const here = useLocation();
	const { location: next } = useNavigation();
	const isPending = next?.pathname === here.pathname;
	const { search } = isPending ? next : here;
	return { query: parseListingQuery(new URLSearchParams(search), codesOf(filters)), isPending };
}
