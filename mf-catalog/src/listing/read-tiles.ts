import { picturePath } from '@pasaz/kernel/domain/picture';
import type { ProductTile, TileSwatch } from '@pasaz/kernel/domain/product-tile';
import type { ListingFilter } from './listing-filters.ts';

/** What a document leaves out of a tile where it is so. */
const USUAL = { lowest30Days: null, from: false, isNew: false, isInStock: true } as const;

type BriefKey = 'id' | 'sku' | 'hoverImage' | 'price' | 'lang' | 'rating';

/**
 * A tile as a document has it: without the picture, its name and the link that it shows, and with the ids of colours that the filters
 * show or an earlier tile has told.
 */
export interface BriefTile extends Pick<ProductTile, BriefKey>, Partial<Omit<ProductTile, BriefKey | 'swatches'>> {
	swatches: readonly (TileSwatch | number)[];
}

/** The colours to choose from, by their ids. */
export function coloursIn(filters: readonly ListingFilter[]): Map<number, TileSwatch> {
	const options = filters.find(({ code }) => code === 'color')?.options ?? [];
	return new Map(
		options.flatMap(({ id, label, colour }) => (colour ? [[Number(id), { id: Number(id), label, colour }]] : [])),
	);
}

interface Shown {
	filters: readonly ListingFilter[];
	withinStore: (href: string) => string;
}

/** Completes the tiles of a document from their markup (`ProductTile` of the ui-kit) and from the filters, before hydration. */
export function readTiles(brief: readonly BriefTile[], { filters, withinStore }: Shown): ProductTile[] {
	const colours = coloursIn(filters);
	const known = (swatch: TileSwatch | number) => {
		if (typeof swatch === 'number') return colours.get(swatch) ?? [];
		colours.set(swatch.id, swatch);
		return swatch;
	};
	const shown = document.querySelectorAll('#content li article');
	const read = (index: number, element: string, attribute: string) =>
		shown[index]?.querySelector(element)?.getAttribute(attribute) ?? '';
	return brief.map((tile, index) => ({
		...USUAL,
		name: read(index, 'img', 'alt'),
		href: withinStore(read(index, 'a', 'href')),
		image: picturePath(read(index, 'img', 'src')),
		regularPrice: tile.price,
		...tile,
		swatches: tile.swatches.flatMap(known),
	}));
}
