import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../contract/catalog.ts';
import { fakeCatalog } from './catalog.fake.ts';
import { findTiles } from './find-tiles.ts';

const tile = {
	...{ id: 1, sku: 'A', name: 'Maki', href: '/maki', image: null, hoverImage: null, price: 19900, regularPrice: 26900 },
	...{ lowest30Days: 24900, from: true, isNew: false, isInStock: true, swatches: [] },
};
const stock = { product_id: 1, is_in_stock: true, qty: 5 };
const variant = { status: 1, stock, price_incl_tax: 199, color: 8, image: '/m/a/rudy' };
const product = {
	...{ id: 1, sku: 'A', name: 'Maki', url_path: 'maki', image: null, media_gallery: [], price_incl_tax: 269, stock },
	configurable_children: [variant, { ...variant, price_incl_tax: 269, color: 9 }],
};

/** A catalogue with one product, and what it was asked for. */
function catalogue(hit: Record<string, unknown>) {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return { total: 1, hits: [hit] };
	});
	return { api, asked };
}

describe('a search for tiles (24.14)', () => {
	it('takes finished tiles', async () => {
		const { api } = catalogue({ id: 1, sku: 'A', tile });
		expect(await findTiles(api, {})).toMatchObject({ total: 1, hits: [tile] });
	});

	it('makes them of the fields of a back end that has none', async () => {
		const { api, asked } = catalogue(product);
		const { hits } = await findTiles(api, {});
		expect(hits).toMatchObject([{ sku: 'A', href: '/maki', price: 19900, from: true }]);
		expect(asked[0]?.sourceInclude).toEqual(expect.arrayContaining(['tile', 'name', 'configurable_children.stock']));
	});

	it('makes them here where the shopper has chosen a colour', async () => {
		const { api, asked } = catalogue(product);
		const { hits } = await findTiles(api, {}, [9]);
		expect(hits).toMatchObject([{ href: '/maki?color=9', image: '/m/a/rudy' }]);
		expect(asked[0]?.sourceInclude).not.toContain('tile');
	});
});
