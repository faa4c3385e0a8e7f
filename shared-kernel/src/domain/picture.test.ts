import { describe, expect, it } from 'vitest';
import type { PictureUse } from '../contract/slices.ts';
import { PICTURE_BOXES, pictureFallback, pictureSrcSet, pictureUrl } from './picture.ts';

const SIZES: [PictureUse, string, string][] = [
	['thumbnail', '150x150', '300x300'],
	['tile', '450x570', '900x1140'],
	['gallery', '600x744', '1200x1488'],
	['zoom', '1200x1488', '2400x2976'],
];

describe('picture addresses', () => {
	it('hold the size, the path and the format', () => {
		expect(pictureUrl('/s/u/sukienka', '450x570', 'avif')).toBe('/img/450x570/s/u/sukienka.avif');
	});

	it('list the single and the double width', () => {
		expect(pictureSrcSet('/s/u/sukienka', 'gallery', 'webp')).toBe(
			'/img/600x744/s/u/sukienka.webp 600w, /img/1200x1488/s/u/sukienka.webp 1200w',
		);
	});

	it.each(SIZES)('of a %s are cut to %s px, and to %s for dense screens (1.13)', (use, box, double) => {
		const { width, height } = PICTURE_BOXES[use];
		expect(`${width}x${height}`).toBe(box);
		expect(pictureFallback('/a', use)).toBe(`/img/${box}/a.webp`);
		expect(pictureSrcSet('/a', use, 'avif')).toBe(`/img/${box}/a.avif ${width}w, /img/${double}/a.avif ${2 * width}w`);
	});
});
