import { ProductTile, productTile } from '@pasaz/kernel/domain/product-tile';
import { describe, expect, it } from 'vitest';
import { BLOUSE, pageOf, SCARF } from '../products.fixture.ts';
import { tileOf } from './tile-of.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');

describe.each([
	['with variants', BLOUSE],
	['without variants', SCARF],
])('a product %s, kept from its page', (_, product) => {
	const kept = tileOf(pageOf(product, NOW));

	it('is what lists on the device may hold', () => {
		expect(ProductTile.parse(kept)).toEqual(kept);
	});

	it('looks in a list as the shop’s own answer does', () => {
		expect(kept).toEqual(productTile(product, NOW));
	});
});
