import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { SCARF } from '../products.fixture.ts';
import { findProduct } from './find-product.ts';
import { loadFailure, PARENT_UNKNOWN, parentSkuOf, SEARCH_KEY_MISSING } from './load-failure.ts';

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

it('looking a product up needs a key, and a variant whose parent nobody knows says so (4.10)', async () => {
	const nothing = fakeCatalog(() => ({}));
	await expect(findProduct(nothing, {})).rejects.toThrow(SEARCH_KEY_MISSING);
	const lost = fakeCatalog(({ searchQuery }) =>
		searchQuery._appliedFilters?.some(({ attribute }) => attribute === 'sku')
			? { hits: [{ ...SCARF, visibility: 1 }] }
			: {},
	);
	await expect(findProduct(lost, { sku: SCARF.sku })).rejects.toMatchObject({ data: PARENT_UNKNOWN });
});
