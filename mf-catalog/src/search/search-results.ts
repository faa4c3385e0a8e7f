import type { Listing, ListingLink } from '../listing/listing.ts';

/** What helps a shopper on whose search found nothing. */
export interface SearchHelp {
	/** The words as they were probably meant. */
	correction: string | null;
	/** Categories and tags of a similar name. */
	links: ListingLink[];
}

/** What the search page shows. Without a listing the term was too short, or there was none. */
export interface SearchResults {
	term: string;
	listing: Listing | null;
	/** Only where nothing was found. */
	help: SearchHelp | null;
}
