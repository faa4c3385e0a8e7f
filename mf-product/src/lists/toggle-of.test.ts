import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { removeFromCompare } from '@pasaz/kernel/stores/compare';
import { removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productCore } from '../product/product-core.ts';
import { SCARF } from '../products.fixture.ts';
import { listedOf, toggleOf } from './toggle-of.ts';

const REST = { crumbs: [], details: [], set: [], related: { kind: 'similar' as const, tiles: [] }, leadImage: null };
const PRODUCT = { ...productCore(SCARF, Date.parse('2026-05-10T12:00:00Z')), ...REST };

beforeEach(() => void fakeBrowser());
afterEach(async () => {
	removeFromWishlist(PRODUCT.id);
	removeFromCompare(PRODUCT.sku);
	await untilStored();
	vi.unstubAllGlobals();
});

describe.each(['isWished', 'isCompared'] as const)('a product page’s button for what %s', (list) => {
	it('puts the product on its list, and takes it off at the next tap', () => {
		expect(toggleOf[list](PRODUCT, false)[list]).toBe(true);
		expect(toggleOf[list](PRODUCT, true)[list]).toBe(false);
	});

	it('leaves on the list what it did not show there yet', () => {
		toggleOf[list](PRODUCT, false);
		expect(toggleOf[list](PRODUCT, false)[list]).toBe(true);
		expect(listedOf(PRODUCT)[list]).toBe(true);
	});

	it('leaves off the list what another tab took off', () => {
		expect(toggleOf[list](PRODUCT, true)[list]).toBe(false);
	});
});
