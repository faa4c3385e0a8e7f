import type { CustomAttribute, MediaGalleryEntry } from '@pasaz/kernel/contract/product';
import type { output } from 'zod/mini';
import { fromMoment, untilMoment } from '../prices/start-of-day.ts';
import type { SourcePrice } from '../source/catalog-source.ts';
import type { Writing } from './writing.ts';

type Gallery = output<typeof MediaGalleryEntry>[];
type CustomAttributes = output<typeof CustomAttribute>[];

/** `assembleProduct` fills in the prices. Dates become moments, so that browsers in other time zones agree on them. */
export function unpriced({ specialFrom, specialTo }: SourcePrice) {
	return {
		price: 0,
		price_incl_tax: 0,
		special_from_date: specialFrom ? fromMoment(specialFrom).toISOString() : null,
		special_to_date: specialTo ? new Date(untilMoment(specialTo).getTime() - 1).toISOString() : null,
	};
}

export function picturesOf(pictures: string[], film?: string) {
	const [main = null] = pictures;
	return { image: main, small_image: main, thumbnail: main, media_gallery: gallery(pictures, film) };
}

export function gallery(pictures: string[], film?: string): Gallery {
	return pictures.map((image, index) => ({
		...{ image, pos: index + 1, typ: 'image', lab: null },
		...(film && index === 0 && { vid: film }),
	}));
}

export function ownColourAndSize(values: Record<string, string | string[]>, { attributes }: Writing) {
	const single = (code: string) => {
		const label = values[code];
		return typeof label === 'string' ? attributes.option(code, label).value : null;
	};
	return { color: single('color'), size: single('size') };
}

/** Options by id, texts as they are. */
export function customAttributes(values: Record<string, string | string[]>, { attributes }: Writing): CustomAttributes {
	return Object.entries(values).map(([code, value]) => {
		if (attributes.get(code).frontend_input === 'text') return { attribute_code: code, value };
		const ids = [value].flat().map((label) => attributes.option(code, label).value);
		const [only] = ids;
		return { attribute_code: code, value: typeof value === 'string' && only !== undefined ? only : ids };
	});
}
