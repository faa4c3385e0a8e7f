import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import type { Listing } from './listing.ts';

export interface GrownList {
	listing: Listing;
	/** Tiles of the page and those appended to it. */
	tiles: readonly ProductTile[];
	pages: number;
	status: 'ready' | 'loading' | 'failed';
}

/** The order may have changed since the last page was loaded: leaves out products that are shown already. */
export function longer(shown: GrownList, { tiles: more }: Pick<Listing, 'tiles'>): GrownList {
	const known = new Set(shown.tiles.map(({ sku }) => sku));
	const tiles = [...shown.tiles, ...more.filter(({ sku }) => !known.has(sku))];
	return { ...shown, tiles, pages: shown.pages + 1, status: 'ready' };
}

/** Appends pages to the list that is shown once they have come, as it may have been read again meanwhile. */
export function withPages(
	shown: GrownList,
	pages: readonly Pick<Listing, 'tiles'>[],
	status: GrownList['status'],
): GrownList {
	return { ...pages.reduce(longer, shown), status };
}

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
