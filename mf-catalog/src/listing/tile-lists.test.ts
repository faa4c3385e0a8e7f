import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $compare, removeFromCompare } from '@pasaz/kernel/stores/compare';
import { $wishlist, removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { toggleListed } from './tile-lists.tsx';
import type { TileLists } from './use-tile-lists.tsx';

const TILE = productTile(TileSource.parse(product('A', { id: 7 })), 0);

beforeEach(() => void fakeBrowser());
afterEach(async () => {
	removeFromWishlist(TILE.id);
	removeFromCompare(TILE.sku);
	await untilStored();
	vi.unstubAllGlobals();
});

const LISTS = [
	['wished', $wishlist],
	['compared', $compare],
] as const;

describe.each(LISTS)('the button of a tile for what is %s', (list, $tiles) => {
	/** What the button shows, and a tap on it, as it looks or as it looked. */
	function button() {
		let shown: TileLists = { wished: [], compared: [] };
		const isOn = () => shown[list].includes(TILE.id);
		const tap = (looked = isOn()) => {
			shown = toggleListed({ list, tile: TILE, isOn: looked });
		};
		return { isOn, tap };
	}
	const kept = () => $tiles.get().map(({ sku }) => sku);

	it('puts the product on its list, and takes it off at the next tap (9.10)', () => {
		const { isOn, tap } = button();
		tap();
		expect([isOn(), $tiles.get()]).toMatchObject([true, [TILE]]);
		tap();
		expect([isOn(), kept()]).toEqual([false, []]);
	});

	it('leaves a product that it did not show as listed yet', () => {
		button().tap();
		const { isOn, tap } = button();
		tap(false);
		expect([isOn(), kept()]).toEqual([true, ['A']]);
	});

	it('empties when it still shows what another tab took off', () => {
		const { isOn, tap } = button();
		tap(true);
		expect([isOn(), kept()]).toEqual([false, []]);
	});
});
