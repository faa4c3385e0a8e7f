import { expect, it } from 'vitest';
import { linePicture } from './line-picture.ts';

it.each([
	['its own', [{ image: '/own' }, { image: '/parent' }], '/own'],
	[
		'the first of its own gallery',
		[{ image: null, media_gallery: [{ image: '/first' }] }, { image: '/parent' }],
		'/first',
	],
	['its parent’s where it has none', [{ image: '', media_gallery: [] }, { image: '/parent' }], '/parent'],
	['none where nobody has one', [{}, { image: null, media_gallery: [] }], null],
])('a line is known by %s', (_, sources, picture) => {
	expect(linePicture(...sources)).toBe(picture);
});
