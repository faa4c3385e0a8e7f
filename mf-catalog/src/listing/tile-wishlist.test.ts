import { productTile, TileSource } from '@pasaz/kernel/domain/product-tile';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $wishlist, removeFromWishlist } from '@pasaz/kernel/stores/wishlist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { toggleWish } from './tile-wishlist.tsx';

const TILE = productTile(TileSource.parse(product('A', { id: 7 })), 0);

/** A list of tiles: what its hearts show, and a tap on the first, as it looks or as it looked. */
function list() {
	let shown: readonly number[] = [];
	const isWished = () => shown.includes(TILE.id);
	const tap = (looked = isWished()) =>
		toggleWish({ tile: TILE, isWished: looked }, (ids) => {
			shown = ids;
		});
	return { isWished, tap };
}

const kept = () => $wishlist.get().map(({ sku }) => sku);

beforeEach(() => void fakeBrowser());
afterEach(async () => {
	removeFromWishlist(TILE.id);
	await untilStored();
	vi.unstubAllGlobals();
});

it('a tap puts a product on the list, and the next takes it off', () => {
	const { isWished, tap } = list();
	tap();
	expect([isWished(), $wishlist.get()]).toEqual([true, [TILE]]);
	tap();
	expect([isWished(), kept()]).toEqual([false, []]);
});

it('a tap on a heart that did not show the wish yet leaves it', () => {
	list().tap();
	const { isWished, tap } = list();
	tap(false);
	expect([isWished(), kept()]).toEqual([true, ['A']]);
});

it('a tap on a heart that still shows what another tab took off empties it', () => {
	const { isWished, tap } = list();
	tap(true);
	expect([isWished(), kept()]).toEqual([false, []]);
});
