import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { testCandidate } from '../domain/cart.fixture.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';
import { VERSION_1 } from './stored-by-releases/version-1.fixture.ts';
import { VERSION_2 } from './stored-by-releases/version-2.fixture.ts';

const CART = 'shop/cart/current-cart';
/** How version 1 read the cart. */
const CartOfVersion1 = z.object({
	lines: z.array(z.omit(CartLine, { ops: true, place: true, at: true })),
	serverToken: z.nullable(z.string()),
});

async function open(stored: Record<string, string>) {
	const { items } = fakeBrowser(stored);
	vi.resetModules();
	const { $cart, startCart, addToCart } = await import('./cart.ts');
	const { $user, $isLoggedIn, startUser } = await import('./user.ts');
	await startCart();
	await startUser();
	return { items, $cart, $user, $isLoggedIn, addToCart };
}

afterEach(() => vi.unstubAllGlobals());

describe('what an older release stored (21.10)', () => {
	it('version 1: cart and session go on', async () => {
		const { $cart, $user, $isLoggedIn } = await open(VERSION_1);
		const { lines, serverToken } = CartOfVersion1.parse(JSON.parse(VERSION_1[CART]));
		expect($cart.get()).toMatchObject({ lines, serverToken });
		expect($user.get()).toMatchObject({ refreshToken: 'refresh', current: { firstname: 'Hanna' } });
		expect($isLoggedIn.get()).toBe(true);
	});

	it('version 2: the cart goes on with its lines and its place on the server', async () => {
		const { $cart } = await open(VERSION_2);
		expect($cart.get()).toMatchObject({ lines: [{ sku: 'CZAPKA', qty: 3 }], serverToken: 'f7a1', isLoaded: true });
	});

	it('version 2: lists of products show what they showed', async () => {
		fakeBrowser(VERSION_2);
		vi.resetModules();
		const lists = {
			...(await import('./compare.ts')),
			...(await import('./recently-viewed.ts')),
			...(await import('./wishlist.ts')),
		};
		lists.startCompare();
		lists.startRecentlyViewed();
		lists.startWishlist();
		const tile = {
			...{ id: 102, sku: 'SUK-JAGNA', name: 'Sukienka lniana Jagna', href: '/sukienka-lniana-jagna' },
			...{ image: '/s/u/jagna-rudy-1', hoverImage: '/s/u/jagna-rudy-2' },
			...{ price: 38900, regularPrice: 42900, lowest30Days: 38900, from: false, isNew: false, isInStock: true },
			swatches: [{ id: 12, label: 'Rudy', colour: '#a9552c' }],
		};
		for (const list of [lists.$compare, lists.$recentlyViewed, lists.$wishlist]) expect(list.get()).toEqual([tile]);
	});

	it.each([
		['version 1', VERSION_1[CART]],
		['a version to come', VERSION_2[CART].replace('"version":2', '"version":9,"gift":true')],
	])('%s is left as it is until the shopper changes something', async (_, stored) => {
		const { items } = await open({ [CART]: stored });
		await untilStored();
		expect(items.get(CART)).toBe(stored);
	});
});

describe('an older release after a newer one', () => {
	it('version 1 reads the lines and the token of version 2', async () => {
		const { items, addToCart, $cart } = await open(VERSION_1);
		addToCart(testCandidate('A'), 1);
		await untilStored();
		const { lines } = CartOfVersion1.parse(JSON.parse(items.get(CART) ?? ''));
		expect({ lines: $cart.get().lines, serverToken: $cart.get().serverToken }).toMatchObject({
			lines,
			serverToken: 'f7a1',
		});
	});

	it('version 2 reads what a version to come has added, and keeps the lines', async () => {
		const future = { ...JSON.parse(VERSION_2[CART]), version: 9, gift: { wrap: true }, stamps: [1] };
		const { $cart } = await open({ [CART]: JSON.stringify(future) });
		expect($cart.get()).toMatchObject({ lines: [{ sku: 'CZAPKA', qty: 3 }], serverToken: 'f7a1' });
	});
});
