import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { BLOUSE, SCARF } from '../products.fixture.ts';
import { loadRelated } from './load-related.ts';

const LINKS = [
	{ link_type: 'related', linked_product_sku: 'LIKE' },
	{ link_type: 'crosssell', linked_product_sku: 'WITH-2' },
	{ link_type: 'crosssell', linked_product_sku: 'WITH-1' },
].map((link) => ({ ...link, sku: BLOUSE.sku, linked_product_type: 'simple' as const, position: 0 }));
const SOLD_OUT = { ...BLOUSE.stock, is_in_stock: false };

/** A shop in which these are in stock. */
function shopWith(inStock: string[]) {
	const asked: SearchRequest[] = [];
	const api = fakeCatalog((request) => {
		asked.push(request);
		return { hits: inStock.map((sku) => ({ ...SCARF, sku })) };
	});
	return { api, asked };
}

it.each([
	[
		'what goes with it, in the order of its links',
		BLOUSE.stock,
		['WITH-1', 'LIKE', 'WITH-2'],
		'matching',
		['WITH-2', 'WITH-1'],
	],
	['what is like it, where nothing goes with it', BLOUSE.stock, ['LIKE'], 'similar', ['LIKE']],
	['what is like it, when it is sold out', SOLD_OUT, ['WITH-1', 'LIKE'], 'similar', ['LIKE']],
	['nothing, where all is sold out', BLOUSE.stock, [], 'similar', []],
])('shows %s (8.17)', async (_, stock, inStock, kind, skus) => {
	const { api, asked } = shopWith(inStock);
	const related = await loadRelated(api, { ...BLOUSE, stock, product_links: LINKS });
	expect([related.kind, related.tiles.map(({ sku }) => sku)]).toEqual([kind, skus]);
	expect(asked).toHaveLength(1);
	expect(asked[0]?.searchQuery._appliedFilters).toContainEqual({ attribute: 'stock.is_in_stock', value: { eq: true } });
});

it('shows others of the category of a product without links, and never the product (8.17)', async () => {
	const { api } = shopWith([BLOUSE.sku, 'OTHER']);
	const related = await loadRelated(api, { ...BLOUSE, product_links: [] });
	expect(related.tiles.map(({ sku }) => sku)).toEqual(['OTHER']);
});
