import type { Listing } from './listing.ts';

function isListing(data: unknown): data is Listing {
	return typeof data === 'object' && data !== null && 'tiles' in data;
}

/** Finds the listing in the data of a category, a tag or a search, as their records bring it. */
export function listingIn(data: unknown): Listing | undefined {
	if (isListing(data)) return data;
	return typeof data === 'object' && data !== null && 'listing' in data && isListing(data.listing)
		? data.listing
		: undefined;
}
