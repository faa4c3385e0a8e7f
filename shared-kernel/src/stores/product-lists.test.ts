import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANNA } from '../contract/user.fixture.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const product = (sku: string): ProductTile => ({
	...{ id: 3, sku, name: sku, href: `/${sku}`, image: null, hoverImage: 'b' },
	...{ price: 12300, regularPrice: 12300, lowest30Days: null, from: false, isNew: false, isInStock: true },
	swatches: [{ id: 8, label: 'Rudy', colour: '#a9552c' }],
});
const skus = (list: readonly { sku: string }[]) => list.map(({ sku }) => sku).join('');

async function open() {
	vi.resetModules();
	const lists = {
		...(await import('./compare.ts')),
		...(await import('./wishlist.ts')),
		...(await import('./recently-viewed.ts')),
		...(await import('./user.ts')),
	};
	await lists.startUser();
	lists.startCompare();
	lists.startWishlist();
	lists.startRecentlyViewed();
	return lists;
}

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('compare, wishlist and recently viewed', () => {
	it('say when they are restored, and are restored after a reload (9.1, 9.2, 9.4)', async () => {
		const { items } = fakeBrowser();
		const before = await open();
		expect([before.$compareIsLoaded.get(), before.$wishlistIsLoaded.get()]).toEqual([true, true]);
		before.addToCompare(product('A'));
		before.addToWishlist(product('B'));
		before.addRecentlyViewed(product('C'));
		await untilStored();
		fakeBrowser(Object.fromEntries(items));
		const after = await open();
		expect([after.$compare.get(), after.$wishlist.get(), after.$recentlyViewed.get()].map(skus)).toEqual([
			'A',
			'B',
			'C',
		]);
	});

	it('hold a sku once (9.1, 9.2)', async () => {
		const { $compare, addToCompare, removeFromCompare, clearCompare } = await open();
		for (const sku of ['A', 'B', 'A']) addToCompare(product(sku));
		expect(skus($compare.get())).toBe('AB');
		removeFromCompare('A');
		expect(skus($compare.get())).toBe('B');
		clearCompare();
		expect($compare.get()).toEqual([]);
	});

	it('put what was viewed last first, and keep 50 (9.1)', async () => {
		const { $recentlyViewed, addRecentlyViewed } = await open();
		for (let view = 1; view <= 60; view += 1) addRecentlyViewed(product(`${view}`));
		expect([$recentlyViewed.get().length, $recentlyViewed.get()[0]?.sku]).toEqual([50, '60']);
	});

	it('keep a product’s tile until it is taken off', async () => {
		const { $wishlist, addToWishlist, removeFromWishlist } = await open();
		addToWishlist(product('A'));
		expect($wishlist.get()).toEqual([product('A')]);
		removeFromWishlist(product('A').id);
		expect($wishlist.get()).toEqual([]);
	});

	it('add to what another tab has added, also before they hear of it', async () => {
		const { items } = fakeBrowser();
		const { $compare, addToCompare } = await open();
		items.set('shop/compare/current-compare', JSON.stringify([product('A')]));
		addToCompare(product('B'));
		expect(skus($compare.get())).toBe('AB');
	});

	it('go with the shopper who logs out, and so does what was viewed', async () => {
		const lists = await open();
		lists.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		lists.addToCompare(product('A'));
		lists.addToWishlist(product('B'));
		lists.addRecentlyViewed(product('C'));
		lists.clearUser();
		expect([lists.$compare.get(), lists.$wishlist.get(), lists.$recentlyViewed.get()].map(skus)).toEqual(['', '', '']);
	});
});
