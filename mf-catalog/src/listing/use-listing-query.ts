import { useLocation, useNavigation } from 'react-router';
import type { Listing } from './listing.ts';
import { type ListingQuery, queryIn } from './listing-query.ts';

/** What the shopper last asked for: it answers a tap at once, while the products are still on their way. */
export function useListingQuery(listing: Listing): { query: ListingQuery; isPending: boolean } {
	const here = useLocation();
	const { location: next } = useNavigation();
	const isPending = next?.pathname === here.pathname;
	const { search } = isPending ? next : here;
	return { query: queryIn(listing, new URLSearchParams(search)), isPending };
}
