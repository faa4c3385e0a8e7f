import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedProduct } from '../domain/stored-product.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const product = (sku: string) =>
	storedProduct({
		id: 7,
		sku,
		name: sku,
		type_id: 'simple',
		parentId: 3,
		slug: sku,
		url_key: sku,
		url_path: sku,
		status: 1,
		visibility: 4,
		category_ids: [2],
		category: [],
		tax_class_id: 1,
		price: 100,
		price_incl_tax: 123,
		image: null,
		media_gallery: ['a', 'b', 'c'].map((image, pos) => ({ image, pos, typ: 'image', lab: null })),
		stock: { product_id: 7, is_in_stock: true, qty: 5 },
		description: 'A text that no list shows',
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

describe('what lists keep of a product', () => {
	it('is what they show', () => {
		const kept = product('A');
		expect(kept).not.toHaveProperty('description');
		expect(kept.media_gallery).toEqual([{ image: 'a' }, { image: 'b' }]);
	});
});

describe('compare, wishlist and recently viewed', () => {
	it('say when they are restored, and are restored after a reload', async () => {
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

	it('hold a sku once', async () => {
		const { $compare, addToCompare, removeFromCompare, clearCompare } = await open();
		for (const sku of ['A', 'B', 'A']) addToCompare(product(sku));
		expect(skus($compare.get())).toBe('AB');
		removeFromCompare('A');
		expect(skus($compare.get())).toBe('B');
		clearCompare();
		expect($compare.get()).toEqual([]);
	});

	it('put what was viewed last first, and keep 50', async () => {
		const { $recentlyViewed, addRecentlyViewed } = await open();
		for (let view = 1; view <= 60; view += 1) addRecentlyViewed(product(`${view}`));
		expect([$recentlyViewed.get().length, $recentlyViewed.get()[0]?.sku]).toEqual([50, '60']);
	});

	it('wish for one piece of the parent', async () => {
		const { $wishlist, addToWishlist, removeFromWishlist } = await open();
		addToWishlist(product('A'));
		expect($wishlist.get()[0]).toMatchObject({ product_id: 3, sku: 'A', qty: 1 });
		removeFromWishlist('A');
		expect($wishlist.get()).toEqual([]);
	});

	it('add to what another tab has added, also before they hear of it', async () => {
		const { items } = fakeBrowser();
		const { $compare, addToCompare } = await open();
		items.set('shop/compare/current-compare', JSON.stringify([product('A')]));
		addToCompare(product('B'));
		expect(skus($compare.get())).toBe('AB');
	});

	it('go with the shopper who logs out, but for what was viewed', async () => {
		const lists = await open();
		lists.setSession({ token: 'access', refreshToken: 'refresh' });
		lists.addToCompare(product('A'));
		lists.setWishlist([{ ...product('B'), product_id: 7, qty: 1 }]);
		lists.addRecentlyViewed(product('C'));
		lists.clearUser();
		expect([lists.$compare.get(), lists.$wishlist.get(), lists.$recentlyViewed.get()].map(skus)).toEqual(['', '', 'C']);
	});
});
