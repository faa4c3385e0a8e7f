import { expect, it } from 'vitest';
import { loadFailure, parentSkuOf } from './load-failure.ts';

it.each([
	[0, 4, null],
	[1, 4, null],
	[1, 2, null],
	[1, 3, null],
	[2, 4, 'Product query returned empty result product status = 2'],
	[3, 1, 'Product query returned empty result product status = 3'],
	[1, 1, 'Product query returned empty result product visibility = 1'],
])('a product of status %i and visibility %i fails with %s (4.6, 4.8, 4.9)', (status, visibility, expected) => {
	expect(loadFailure({ status, visibility })).toBe(expected);
});

it.each([
	[{ sku: 'A-M', parentSku: 'A' }, 'A'],
	[{ sku: 'A', parentSku: 'A' }, null],
	[{ sku: 'A' }, null],
	[{ sku: 'A', parentSku: '' }, null],
])('the parent of %o is %s (4.10)', (product, expected) => {
	expect(parentSkuOf(product)).toBe(expected);
});
