import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANNA } from '../contract/user.fixture.ts';
import { opId } from '../domain/line-ops.ts';
import type { ProductTile } from '../domain/product-tile.ts';
import { mergeWishes } from '../domain/wishes.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const TILES = 'shop/wishlist/current-wishlist';
const REMOVED = 'shop/wishlist/removed-wishes';
const USER = 'shop/user/current-user';

const tile = (id: number): ProductTile => ({
	...{ id, sku: `SKU-${id}`, name: `${id}`, href: `/${id}`, image: null, hoverImage: null },
	...{ price: 12300, regularPrice: 12300, lowest30Days: null, from: false, isNew: false, isInStock: true },
	swatches: [],
});

let browser: ReturnType<typeof fakeBrowser>;

async function openTab() {
	vi.resetModules();
	const wishlist = await import('./wishlist.ts');
	const user = await import('./user.ts');
	await user.startUser();
	wishlist.startWishlist();
	const shown = () => wishlist.$wishlist.get().map(({ id }) => id);
	return { ...wishlist, ...user, shown };
}

/** As the page does with which the shopper logs out. */
function logOut({ clearUser }: Pick<Awaited<ReturnType<typeof openTab>>, 'clearUser'>) {
	for (const key of [REMOVED, TILES]) browser.items.delete(key);
	clearUser();
}

/** Tells all tabs what the others have stored, also of a key that was removed. */
async function notifyTabs() {
	for (let round = 0; round < 3; round += 1) {
		await untilStored();
		for (const key of [REMOVED, TILES]) if (browser.items.has(key)) browser.change(key, browser.items.get(key));
	}
}

beforeEach(() => {
	browser = fakeBrowser();
});
afterEach(async () => {
	await untilStored();
	vi.unstubAllGlobals();
});

describe('wishes of two tabs', () => {
	it('are the same, whichever tab changed which (9.7)', async () => {
		const [one, two] = [await openTab(), await openTab()];
		one.addToWishlist(tile(1));
		two.addToWishlist(tile(2));
		await notifyTabs();
		expect(one.shown().toSorted()).toEqual([1, 2]);
		expect(two.shown()).toEqual(one.shown());
		two.removeFromWishlist(1);
		await notifyTabs();
		expect([one.shown(), two.shown()]).toEqual([[2], [2]]);
		one.addToWishlist(tile(1));
		await notifyTabs();
		expect([one.shown(), two.shown()]).toEqual([
			[2, 1],
			[2, 1],
		]);
	});

	it('are cleared together and put back, also by another tab (9.4)', async () => {
		const [one, two] = [await openTab(), await openTab()];
		for (const id of [1, 2, 3]) one.addToWishlist(tile(id));
		await notifyTabs();
		const gone = two.clearWishlist();
		await notifyTabs();
		expect([one.shown(), two.shown(), gone.map(({ id }) => id)]).toEqual([[], [], [1, 2, 3]]);
		expect(one.$wishes.get().every(({ wished }) => !wished)).toBe(true);
		for (const product of gone) one.addToWishlist(product);
		await notifyTabs();
		expect([one.shown(), two.shown()]).toEqual([
			[1, 2, 3],
			[1, 2, 3],
		]);
	});

	it('that were removed stay removed, although another tab had stored them meanwhile', async () => {
		const [one, two] = [await openTab(), await openTab()];
		one.addToWishlist(tile(1));
		await notifyTabs();
		const before = browser.items.get(TILES);
		two.removeFromWishlist(1);
		await untilStored();
		browser.change(TILES, before);
		await notifyTabs();
		expect([one.shown(), two.shown(), browser.items.get(TILES)]).toEqual([[], [], '[]']);
	});

	it('go with the shopper who logs out, and what a guest puts in then stays (9.8)', async () => {
		const [one, two] = [await openTab(), await openTab()];
		one.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		one.addToWishlist(tile(1));
		await notifyTabs();
		logOut(one);
		one.addToWishlist(tile(2));
		await notifyTabs();
		two.clearUser();
		await notifyTabs();
		expect([one.shown(), two.shown()]).toEqual([[2], [2]]);
		expect(one.$wishes.get()).toMatchObject([{ product_id: 2, wished: true }]);
	});

	it.each([
		['the account had some', [1]],
		['the account had none', []],
	])('of a guest stay alone where another tab hears of the logout later: %s (9.8)', async (_, before) => {
		const one = await openTab();
		one.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		for (const id of before) one.addToWishlist(tile(id));
		await untilStored();
		const [heard, tapped] = [await openTab(), await openTab()];
		logOut(one);
		one.addToWishlist(tile(2));
		await untilStored();
		tapped.addToWishlist(tile(3));
		await untilStored();
		browser.change(USER, browser.items.get(USER));
		await notifyTabs();
		const shown = [one, heard, tapped].map((tab) => tab.shown());
		expect(shown).toEqual([
			[2, 3],
			[2, 3],
			[2, 3],
		]);
	});

	it('of a guest are on the page that is loaded after a second logout, from an account that had none (9.8)', async () => {
		const one = await openTab();
		one.addToWishlist(tile(1));
		for (let logouts = 0; logouts < 2; logouts += 1) {
			one.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
			await untilStored();
			logOut(one);
			await untilStored();
		}
		one.addToWishlist(tile(2));
		await untilStored();
		expect((await openTab()).shown()).toEqual([2]);
	});
});

describe('the account’s wishes', () => {
	const yesterday = Date.now() - 86_400_000;
	const wish = (product_id: number, moment: number, wished = true) => ({
		...{ product_id, wished },
		id: opId(yesterday + moment, 'account'),
	});

	it('are taken over, but what was done here later', async () => {
		const { shown, addToWishlist, removeFromWishlist, takeWishes, $wishes } = await openTab();
		addToWishlist(tile(1));
		addToWishlist(tile(2));
		removeFromWishlist(2);
		const tomorrow = 2 * 86_400_000;
		takeWishes([wish(1, tomorrow, false), wish(2, 5), wish(3, 6), wish(4, 7)], [tile(3)]);
		expect(shown()).toEqual([3]);
		const mine = $wishes.get();
		expect(mine).toEqual(mergeWishes(mine, [wish(1, tomorrow, false), wish(3, 6)]));
		expect(mine.filter(({ wished }) => !wished).map(({ product_id }) => product_id)).toEqual([1, 2]);
	});

	it('beat what an older release stored without saying when', async () => {
		browser = fakeBrowser({ [TILES]: JSON.stringify([tile(9), tile(1)]) });
		const { shown, takeWishes } = await openTab();
		expect(shown()).toEqual([9, 1]);
		takeWishes([wish(9, 5, false)], []);
		expect(shown()).toEqual([1]);
	});

	it('leave nothing on the device when there are none', async () => {
		const { takeWishes } = await openTab();
		takeWishes([], []);
		await untilStored();
		expect([...browser.items.keys()]).toEqual([]);
	});

	it('come again after a logout and a login', async () => {
		const tab = await openTab();
		tab.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		tab.takeWishes([wish(1, 5)], [tile(1)]);
		tab.removeFromWishlist(1);
		tab.clearUser();
		expect(tab.$wishes.get()).toEqual([]);
		tab.takeWishes([wish(1, 5)], [tile(1)]);
		expect(tab.shown()).toEqual([1]);
	});
});

it('an older release can read the list', async () => {
	const { addToWishlist } = await openTab();
	const { ProductTile: Tile } = await import('../domain/product-tile.ts');
	addToWishlist(tile(1));
	await untilStored();
	expect(JSON.parse(browser.items.get(TILES) ?? '').map((stored: unknown) => Tile.parse(stored))).toEqual([tile(1)]);
});
