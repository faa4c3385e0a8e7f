import type { ProductTile, TileSwatch } from '@pasaz/kernel/domain/product-tile';
import type { ListingFilter } from './listing-filters.ts';
import { type BriefTile, coloursIn } from './read-tiles.ts';

/** A path that is in a link's address as it was given to the link. */
const PLAIN_PATH = /^(\/[\w-]+)+$/;

/** A filter may lack a colour of a product, or call it otherwise; further tiles then know it from this one. */
function briefSwatch(swatch: TileSwatch, colours: Map<number, TileSwatch>): TileSwatch | number {
	const known = colours.get(swatch.id);
	if (known?.label === swatch.label && known.colour === swatch.colour) return swatch.id;
	colours.set(swatch.id, swatch);
	return swatch;
}

/** Leaves out of the tiles what `readTiles` puts back. */
export function briefTiles(tiles: readonly ProductTile[], filters: readonly ListingFilter[]): BriefTile[] {
	const colours = coloursIn(filters);
	return tiles.map(({ name, href, image, regularPrice, lowest30Days, from, isNew, isInStock, swatches, ...tile }) => ({
		...tile,
		...(!PLAIN_PATH.test(href) && { href }),
		...(image === null && { image, name }),
		...(regularPrice !== tile.price && { regularPrice }),
		...(lowest30Days !== null && { lowest30Days }),
		...(from && { from }),
		...(isNew && { isNew }),
		...(!isInStock && { isInStock }),
		swatches: swatches.map((swatch) => briefSwatch(swatch, colours)),
	}));
}
