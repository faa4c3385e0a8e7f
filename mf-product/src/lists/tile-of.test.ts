import { ProductTile, productTile } from '@pasaz/kernel/domain/product-tile';
import { describe, expect, it } from 'vitest';
import { productCore } from '../product/product-core.ts';
import { BLOUSE, SCARF } from '../products.fixture.ts';
import { tileOf } from './tile-of.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const REST = { crumbs: [], details: [], set: [], related: { kind: 'similar' as const, tiles: [] }, leadImage: null };

describe.each([
	['with variants', BLOUSE],
	['without variants', SCARF],
])('a product %s, kept from its page', (_, product) => {
	const kept = tileOf({ ...productCore(product, NOW), ...REST });

	it('is what lists on the device may hold', () => {
		expect(ProductTile.parse(kept)).toEqual(kept);
	});

	it('looks in a list as the shop’s own answer does', () => {
		expect(kept).toEqual(productTile(product, NOW));
	});
});
