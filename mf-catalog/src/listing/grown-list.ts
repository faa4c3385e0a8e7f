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
