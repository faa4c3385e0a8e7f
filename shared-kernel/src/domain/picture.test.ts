import { describe, expect, it } from 'vitest';
import type { PictureUse } from '../contract/slices.ts';
import { PICTURE_BOXES, PICTURE_SIZES, pictureFallback, pictureSrcSet, pictureUrl } from './picture.ts';

const BOXES: [PictureUse, string][] = [
	['thumbnail', '150x150'],
	['tile', '450x570'],
	['gallery', '600x744'],
	['zoom', '1200x1488'],
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

	it.each(BOXES)('of a %s are cut to %s px (1.13)', (use, box) => {
		const { width, height } = PICTURE_BOXES[use];
		expect(`${width}x${height}`).toBe(box);
		expect(PICTURE_SIZES).toContain(box);
		expect(PICTURE_SIZES).toContain(`${2 * width}x${2 * height}`);
		expect(pictureFallback('/a', use)).toBe(`/img/${width}x${height}/a.webp`);
	});
});
