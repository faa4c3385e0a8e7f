import { expect, it } from 'vitest';
import type { ProductTile } from '../domain/product-tile.ts';
import { fakeCatalog } from '../network/catalog.fake.ts';
import { fetchTiles, withFresh } from './use-fresh-tiles.ts';

const KEPT: ProductTile = {
	...{ id: 1, sku: 'SZ-1', name: 'Szal', href: '/szal', image: null, hoverImage: null, price: 1, regularPrice: 1 },
	...{ lowest30Days: null, from: false, isNew: false, isInStock: true, swatches: [] },
};
const TODAY = {
	...{ id: 1, sku: 'SZ-1', name: 'Szal', url_path: 'szal', image: null, price_incl_tax: 89, media_gallery: [] },
	stock: { is_in_stock: true },
};

it('a kept product costs what it costs today, and one that is not sold any more is sold out (5.19)', async () => {
	const kept = [KEPT, { ...KEPT, sku: 'GONE' }];
	const fresh = await fetchTiles(
		fakeCatalog(() => ({ hits: [TODAY] })),
		kept.map(({ sku }) => sku),
	);
	expect(withFresh(kept, fresh)).toMatchObject([
		{ sku: 'SZ-1', price: 89_00, isInStock: true },
		{ sku: 'GONE', price: 1, isInStock: false },
	]);
	const added = { ...KEPT, sku: 'NEW' };
	expect(withFresh([added], fresh)).toEqual([added]);
});
