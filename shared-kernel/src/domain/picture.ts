import type { PictureUse } from '../contract/slices.ts';

/** px of the box that the service crops a picture to (rule 1.13). */
export const PICTURE_BOXES = {
	thumbnail: { width: 150, height: 150 },
	tile: { width: 450, height: 570 },
	gallery: { width: 600, height: 744 },
	zoom: { width: 1200, height: 1488 },
} as const satisfies Record<PictureUse, { width: number; height: number }>;

/** Every size of the picture service: each box, and its double for dense screens. */
export type PictureSize = '150x150' | '300x300' | '450x570' | '900x1140' | '600x744' | '1200x1488' | '2400x2976';
export type PictureFormat = 'avif' | 'webp';

/** px of the card that others show for a link to a page (rule 2.39). */
const SHARE_CARD = { width: 1200, height: 630 } as const;

/** `path` begins with a slash. */
export function shareCardUrl(path: string): string {
	return `/img/${SHARE_CARD.width}x${SHARE_CARD.height}${path}.jpg`;
}

function addressOf(path: string, size: string, format: PictureFormat): string {
	return `/img/${size}${path}.${format}`;
}

/** `path` begins with a slash. */
export function pictureUrl(path: string, size: PictureSize, format: PictureFormat): string {
	return addressOf(path, size, format);
}

/** The single and the double size with their widths, for `srcset` and `imagesrcset`. */
export function pictureSrcSet(path: string, use: PictureUse, format: PictureFormat): string {
	const { width, height } = PICTURE_BOXES[use];
	const scaled = (scale: number) =>
		`${addressOf(path, `${width * scale}x${height * scale}`, format)} ${width * scale}w`;
	return `${scaled(1)}, ${scaled(2)}`;
}

export function pictureFallback(path: string, use: PictureUse): string {
	const { width, height } = PICTURE_BOXES[use];
	return addressOf(path, `${width}x${height}`, 'webp');
}

export function picturePath(url: string): string {
	return url.replace(/^\/img\/\w+|\.\w+$/g, '');
}
