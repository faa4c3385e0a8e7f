import type { Listing, ListingLink } from '../listing/listing.ts';

export interface SearchHelp {
	correction: string | null;
	links: ListingLink[];
	pages: ListingLink[];
}

/** Loader data of the search page; it has no listing when the term is missing or too short. */
export interface SearchResults {
	term: string;
	listing: Listing | null;
	/** Where it was looked for: not on further pages, and not where filters narrow the results. */
	help: SearchHelp | null;
	/** Where only this device could be searched: since when its products are as they are shown, if it has any. */
	onDevice?: { since: number | null };
}

/** Whether the search itself found no product, rather than its filters. */
export function isWithoutProducts({ listing }: SearchResults): boolean {
	return listing !== null && listing.total === 0 && !listing.isFiltered;
}
