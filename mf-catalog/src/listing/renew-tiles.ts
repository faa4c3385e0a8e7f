import type { Dispatch, RefObject, SetStateAction } from 'react';
import { type GrownList, longer } from './grown-list.ts';
import type { Listing } from './listing.ts';

interface Renewal {
	listing: Listing;
	pages: number;
	/** @returns what follows on so many pages, from memory only while it is fresh */
	readNext: (pages: number) => Promise<Pick<Listing, 'tiles'>>;
	/** The listing that is shown; null once there is none. */
	current: RefObject<Listing | null>;
	setShown: Dispatch<SetStateAction<GrownList>>;
}

function hasSameTiles({ tiles }: GrownList, { tiles: others }: GrownList): boolean {
	return tiles.length === others.length && tiles.every((tile, place) => tile === others[place]);
}

/**
 * Reads again, behind what is shown, a list that memory put together from pages of any age (rule 3.8): further pages have prices of
 * their own, and a product may have moved from one to another. It stays as long as it was, and as it is if the shopper made it longer.
 */
export async function renewTiles({ listing, pages, readNext, current, setShown }: Renewal): Promise<void> {
	let list: GrownList = { listing, tiles: listing.tiles, pages: 1, status: 'ready' };
	while (list.pages < pages && current.current === listing) list = longer(list, await readNext(list.pages));
	setShown((shown) => {
		const isOther = shown.listing !== listing || shown.pages !== list.pages;
		return isOther || hasSameTiles(shown, list) ? shown : { ...list, status: shown.status };
	});
}
