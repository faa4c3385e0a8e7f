import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CartLine } from '../contract/cart-line.ts';
import { addLine } from '../domain/cart.ts';
import { testLine } from '../domain/test-cart.ts';
import { fakeBrowser, untilStored } from './browser-fakes.ts';
import { VERSION_1 } from './stored-by-releases/version-1.ts';
import { VERSION_2 } from './stored-by-releases/version-2.ts';

const CART = 'shop/cart/current-cart';
/** How version 1 read the cart. */
const CartOfVersion1 = z.object({ lines: z.array(CartLine), serverToken: z.nullable(z.string()) });

async function open(stored: Record<string, string>) {
	const { items } = fakeBrowser(stored);
	vi.resetModules();
	const { $cart, startCart, updateLines } = await import('./cart.ts');
	const { $user, startUser } = await import('./user.ts');
	await startCart();
	await startUser();
	return { items, $cart, $user, updateLines };
}

afterEach(() => vi.unstubAllGlobals());

describe('what an older release stored (rule 21.10)', () => {
	it('version 1: cart and session go on', async () => {
		const { $cart, $user } = await open(VERSION_1);
		const { lines, serverToken } = CartOfVersion1.parse(JSON.parse(VERSION_1[CART]));
		expect($cart.get()).toMatchObject({ lines, serverToken, hash: null, payment: null });
		expect($user.get()).toMatchObject({ token: 'access', refreshToken: 'refresh', current: { firstname: 'Hanna' } });
	});

	it('version 2: the cart goes on with all it knew', async () => {
		const { $cart } = await open(VERSION_2);
		expect($cart.get()).toMatchObject({
			lines: [{ sku: 'CZAPKA', qty: 3 }],
			hash: 'h1',
			payment: { code: 'cashondelivery' },
			platformTotals: { coupon_code: 'LATO' },
		});
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
		const { items, updateLines, $cart } = await open(VERSION_1);
		updateLines((lines) => addLine(lines, testLine('A')));
		await untilStored();
		const { lines, serverToken } = CartOfVersion1.parse(JSON.parse(items.get(CART) ?? ''));
		expect({ lines, serverToken }).toEqual({ lines: $cart.get().lines, serverToken: 'f7a1' });
	});

	it('version 2 reads what a version to come has added, and keeps the lines', async () => {
		const future = { ...JSON.parse(VERSION_2[CART]), version: 9, gift: { wrap: true }, payment: 'blik', stamps: [1] };
		const { $cart } = await open({ [CART]: JSON.stringify(future) });
		expect($cart.get()).toMatchObject({ lines: [{ sku: 'CZAPKA', qty: 3 }], payment: null, hash: 'h1' });
	});
});
