import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { loadShared } from './load-shared.ts';

const SCARF = {
	...{ id: 1, sku: 'SZ-1', name: 'Szal', url_path: 'szal', image: null, price_incl_tax: 89, media_gallery: [] },
	stock: { is_in_stock: true },
};

it('a shared list has the prices and the stock of now, and counts what is sold no more (9.12)', async () => {
	const api = fakeCatalog(() => ({ hits: [SCARF] }));
	expect(await loadShared(api, 'SZ-1~GONE')).toMatchObject({ tiles: [{ sku: 'SZ-1', price: 89_00 }], gone: 1 });
});

it('an address without skus asks nothing', async () => {
	const api = fakeCatalog(() => Response.error());
	expect(await loadShared(api, '~')).toEqual({ tiles: [], gone: 0 });
});
