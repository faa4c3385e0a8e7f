import { useLocation, useNavigation } from 'react-router';
import type { Listing } from './listing.ts';
import { type ListingQuery, queryIn } from './listing-query.ts';

/** The query of the pending navigation, if there is one: a tap shows at once, before the products are loaded. */
export function useListingQuery(listing: Listing): { query: ListingQuery; isPending: boolean } {
	const here = useLocation();
	const { location: next } = useNavigation();
	const isPending = next?.pathname === here.pathname;
	const { search } = isPending ? next : here;
	return { query: queryIn(listing, new URLSearchParams(search)), isPending };
}
