import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { removeFromCompare } from '@pasaz/kernel/stores/compare';
import { removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf, SCARF } from '../products.fixture.ts';
import { listedOf, toggleListed } from './toggle-listed.ts';

const PRODUCT = pageOf(SCARF, Date.parse('2026-05-10T12:00:00Z'));

beforeEach(() => void fakeBrowser());
afterEach(async () => {
	removeFromWishlist(PRODUCT.id);
	removeFromCompare(PRODUCT.sku);
	await untilStored();
	vi.unstubAllGlobals();
});

describe.each(['isWished', 'isCompared'] as const)('a product page’s button for what %s', (list) => {
	it('puts the product on its list, and takes it off at the next tap', () => {
		expect(toggleListed(list, PRODUCT, false)[list]).toBe(true);
		expect(toggleListed(list, PRODUCT, true)[list]).toBe(false);
	});

	it('leaves on the list what it did not show there yet', () => {
		toggleListed(list, PRODUCT, false);
		expect(toggleListed(list, PRODUCT, false)[list]).toBe(true);
		expect(listedOf(PRODUCT)[list]).toBe(true);
	});

	it('leaves off the list what another tab took off', () => {
		expect(toggleListed(list, PRODUCT, true)[list]).toBe(false);
	});
});
