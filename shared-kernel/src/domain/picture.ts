import type { PictureUse } from '../contract/slices.ts';

/** px of the box that the service crops a picture to (rule 1.13). */
export const PICTURE_BOXES = {
	thumbnail: { width: 150, height: 150 },
	tile: { width: 450, height: 570 },
	gallery: { width: 600, height: 744 },
	zoom: { width: 1200, height: 1488 },
} as const satisfies Record<PictureUse, { width: number; height: number }>;

/** Every size of the picture service: each box, and its double for dense screens. */
export const PICTURE_SIZES = [
	'150x150',
	'300x300',
	'450x570',
	'900x1140',
	'600x744',
	'1200x1488',
	'2400x2976',
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export type PictureFormat = 'avif' | 'webp';

const SIZES_OF = {
	thumbnail: ['150x150', '300x300'],
	tile: ['450x570', '900x1140'],
	gallery: ['600x744', '1200x1488'],
	zoom: ['1200x1488', '2400x2976'],
} as const satisfies Record<PictureUse, readonly PictureSize[]>;

/** px of the card that others show for a link to a page (rule 2.39). */
const SHARE_CARD = { width: 1200, height: 630 } as const;

/** `path` begins with a slash. */
export function shareCardUrl(path: string): string {
	return `/img/${SHARE_CARD.width}x${SHARE_CARD.height}${path}.jpg`;
}

/** `path` begins with a slash. */
export function pictureUrl(path: string, size: PictureSize, format: PictureFormat): string {
	return `/img/${size}${path}.${format}`;
}

/** The single and the double size with their widths, for `srcset` and `imagesrcset`. */
export function pictureSrcSet(path: string, use: PictureUse, format: PictureFormat): string {
	return SIZES_OF[use].map((size) => `${pictureUrl(path, size, format)} ${size.split('x')[0]}w`).join(', ');
}

export function pictureFallback(path: string, use: PictureUse): string {
	return pictureUrl(path, SIZES_OF[use][0], 'webp');
}

export function picturePath(url: string): string {
	return url.replace(/^\/img\/\w+|\.\w+$/g, '');
}
