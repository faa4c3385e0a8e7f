import type { Listing, ListingLink } from '../listing/listing.ts';

/** Suggestions for a search without results. */
export interface SearchHelp {
	/** Corrected spelling of the term. */
	correction: string | null;
	/** Categories and tags of a similar name. */
	links: ListingLink[];
}

/** Loader data of the search page; it has no listing when the term is missing or too short. */
export interface SearchResults {
	term: string;
	listing: Listing | null;
	/** Only where nothing was found. */
	help: SearchHelp | null;
}
