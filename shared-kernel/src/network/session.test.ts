import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { HANNA } from '../contract/user.fixture.ts';
import { testLine } from '../domain/cart.fixture.ts';
import { ApiError, ContractError } from '../errors.ts';
import { fakeBrowser, untilStored } from '../stores/browser.fake.ts';
import { $cart, changeCart, pageCart } from '../stores/cart.ts';
import { kept } from '../stores/kept.ts';
import { hasUnsentOrders } from '../stores/unsent-orders.ts';
import { $user, accessToken, clearUser, setSession } from '../stores/user.ts';
import { createApi } from './api.ts';
import { type Authorization, sessionOf } from './authorization.ts';
import { expireSession, logIn, logOut, logOutEverywhere } from './session.ts';

type Answers = Record<string, { code: number; result: unknown; meta?: unknown }>;

/** An API that answers by path and writes down who asked. */
function apiOf(answers: Answers, current: Authorization['current'] = () => sessionOf($user.get(), accessToken())) {
	const asked: string[] = [];
	const fetch = async (url: string | URL | Request, init?: RequestInit) => {
		const path = String(url);
		asked.push(`${path} ${new Headers(init?.headers).get('authorization') ?? 'guest'}`);
		const answer = answers[path] ?? { code: 404, result: 'Not found' };
		return Response.json(answer, { status: answer.code });
	};
	const authorization = {
		current,
		renew: () => Promise.reject(new Error('not renewed')),
	};
	return { api: createApi({ baseUrl: '', timeout: 1000, fetch, authorization }), asked };
}

/** Web Locks, of which this page needs one. */
function stubLocks() {
	let last: Promise<unknown> = Promise.resolve();
	const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
		const turn = last.then(work);
		last = turn.catch(() => undefined);
		return turn;
	};
	vi.stubGlobal('navigator', { locks: { request } });
}

const login = { code: 200, result: 'access', meta: { refreshToken: 'refresh' } };
const CREDENTIALS = { username: HANNA.email, password: 'dlugiehaslo' };

beforeEach(() => void fakeBrowser());
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

describe('logIn (17.3)', () => {
	it('loads the shopper with the new token', async () => {
		const { api, asked } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		await expect(logIn(api, CREDENTIALS)).resolves.toEqual(HANNA);
		expect($user.get()).toEqual({ session: expect.any(String), refreshToken: 'refresh', current: HANNA });
		expect(accessToken()).toBe('access');
		expect(asked).toEqual(['/api/user/login guest', '/api/user/me Bearer access']);
	});

	it('leaves a guest behind when the shopper cannot be loaded', async () => {
		const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 500, result: 'Oops' } });
		await expect(logIn(api, CREDENTIALS)).rejects.toBeInstanceOf(ApiError);
		expect($user.get().session).toBeNull();
	});

	it('begins with its shopper: no moment has a session of nobody', async () => {
		const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		const seen: unknown[] = [];
		const unlisten = $user.listen(({ session, current }) => seen.push([session === null, current?.id]));
		await logIn(api, CREDENTIALS);
		unlisten();
		expect(seen).toEqual([[false, HANNA.id]]);
	});

	it('over another account takes all of that shopper’s from the device, but for orders that wait (15.43, 17.3)', async () => {
		const of = (user_id: number) => ({ key: String(user_id), request: { user_id: String(user_id) } });
		const orders = JSON.stringify([of(8), of(HANNA.id)]);
		const personal = ['checkout/details', 'checkout/order-attempt', 'wishlist/current-wishlist', 'user/profile-before'];
		const { items } = fakeBrowser({
			...Object.fromEntries(personal.map((name) => [`shop/${name}`, '{}'])),
			'shop/orders/waiting-orders': orders,
		});
		setSession({ token: 'other', refreshToken: null }, { ...HANNA, id: 8 });
		changeCart((cart) => ({ ...cart, lines: [testLine('A')], serverToken: 'cart-of-8', owner: 8 }));
		const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		await logIn(api, CREDENTIALS);
		expect($cart.get()).toMatchObject({ lines: [], serverToken: null, owner: null });
		expect([...items]).toEqual([['shop/orders/waiting-orders', orders]]);
		expect($user.get().current).toEqual(HANNA);
	});

	it.each([
		['another account', 'inna@poczta.pl', []],
		['the same account', HANNA.email, ['A']],
	])(
		'over a session of %s keeps no more than is its own where the shopper cannot be loaded',
		async (_, email, left) => {
			fakeBrowser();
			setSession({ token: 'other', refreshToken: null }, { ...HANNA, id: 8, email });
			changeCart((cart) => ({ ...cart, lines: [testLine('A')], owner: 8 }));
			const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 500, result: 'Oops' } });
			await expect(logIn(api, CREDENTIALS)).rejects.toBeInstanceOf(ApiError);
			expect([$user.get().session, $cart.get().lines.map(({ sku }) => sku)]).toEqual([null, left]);
		},
	);

	it('over the same account leaves what the device keeps', async () => {
		const { items } = fakeBrowser({ 'shop/checkout/details': '{}' });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		changeCart((cart) => ({ ...cart, lines: [testLine('A')] }));
		const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		await logIn(api, CREDENTIALS);
		expect($cart.get().lines).toHaveLength(1);
		expect([...items.keys()]).toContain('shop/checkout/details');
	});

	it('over a session that has ended leaves the cart as it stands, whoever logs in (13.25, 13.26)', async () => {
		fakeBrowser();
		setSession({ token: 'other', refreshToken: null }, { ...HANNA, id: 8 });
		changeCart((cart) => ({ ...cart, lines: [testLine('A')], serverToken: 'cart-of-8', owner: 8 }));
		expireSession();
		const { api } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		await logIn(api, CREDENTIALS);
		expect($cart.get()).toMatchObject({ lines: [{ sku: 'A' }], serverToken: null, owner: 8 });
	});

	it('refuses a login without a refresh token', async () => {
		const { api } = apiOf({ '/api/user/login': { code: 200, result: 'access' } });
		await expect(logIn(api, CREDENTIALS)).rejects.toBeInstanceOf(ContractError);
	});
});

describe('logOut (17.4)', () => {
	it('forgets the shopper, the cart and the checkout, and tells the server with the old token', async () => {
		const { items } = fakeBrowser({ 'shop/checkout/details': '{}', 'shop/wishlist/current-wishlist': '[]' });
		const { api, asked } = apiOf({
			'/api/user/login': login,
			'/api/user/me': { code: 200, result: HANNA },
			'/api/user/logout': { code: 200, result: true },
		});
		await logIn(api, CREDENTIALS);
		pageCart.setServerCart('server-cart', 7);
		await logOut(api);
		expect($user.get().session).toBeNull();
		expect($cart.get().serverToken).toBeNull();
		expect([...items.keys()]).toEqual([]);
		expect(asked.at(-1)).toBe('/api/user/logout Bearer access');
	});

	it('needs no access token where the refresh token is in a cookie', async () => {
		const { api, asked } = apiOf({ '/api/user/logout': { code: 200, result: true } });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await logOut(api);
		expect(asked).toEqual(['/api/user/logout guest']);
	});

	it('is answered before a login begins that comes meanwhile, whose cookie its answer would take (18.13)', async () => {
		stubLocks();
		const { api, asked } = apiOf({
			'/api/user/logout': { code: 200, result: true },
			'/api/user/login': login,
			'/api/user/me': { code: 200, result: HANNA },
		});
		let answer: () => void = () => undefined;
		const slow = new Promise<void>((resolve) => {
			answer = resolve;
		});
		setSession({ token: 'access', refreshToken: null }, HANNA);
		const leaving = logOut({ ...api, call: (...call) => slow.then(() => api.call(...call)) });
		const coming = logIn(api, CREDENTIALS);
		await untilStored();
		expect(asked).toEqual([]);
		answer();
		await Promise.all([leaving, coming]);
		expect(asked).toEqual(['/api/user/logout guest', '/api/user/login guest', '/api/user/me Bearer access']);
		expect($user.get().current).toEqual(HANNA);
	});

	it('is not told by the cookie of a login that came first (18.13)', async () => {
		stubLocks();
		const { api, asked } = apiOf({ '/api/user/login': login, '/api/user/me': { code: 200, result: HANNA } });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await Promise.all([logIn(api, CREDENTIALS), logOut(api)]);
		expect(asked).toEqual(['/api/user/login guest', '/api/user/me Bearer access']);
		expect($user.get().current).toEqual(HANNA);
	});

	it('waits for no refresh, which would wait for the same turn (18.13)', async () => {
		const waiting = () => new Promise<undefined>(() => undefined);
		const { api, asked } = apiOf({ '/api/user/logout': { code: 200, result: true } }, waiting);
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await logOut(api);
		expect(asked).toEqual(['/api/user/logout guest']);
	});

	it('empties what this page keeps of the shopper, and stores none of it again', async () => {
		const { items } = fakeBrowser();
		const note = kept({ key: 'compare/note', schema: z.string(), empty: '', personal: true });
		note.start();
		setSession({ token: 'access', refreshToken: null }, HANNA);
		note.set('of Hanna');
		await untilStored();
		await logOut(apiOf({ '/api/user/logout': { code: 200, result: true } }).api);
		await untilStored();
		expect([note.$value.get(), items.get('shop/compare/note')]).toEqual(['', '""']);
	});

	it('forgets the shopper in all storefronts of the shop, and leaves what belongs to the device', async () => {
		const personal = ['cart/current-cart', 'checkout/details', 'wishlist/current-wishlist', 'checkout/order-attempt'];
		const seen = ['recently-viewed/recently-viewed', 'device/recent-searches'];
		const names = ['shop', 'de-shop'].flatMap((shop) => [...personal, ...seen].map((key) => `${shop}/${key}`));
		const { items } = fakeBrowser(
			Object.fromEntries([...names, 'shop/consent/statistics', 'other'].map((name) => [name, '{}'])),
		);
		const { api } = apiOf({ '/api/user/logout': { code: 200, result: true } });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await logOut(api);
		expect([...items.keys()]).toEqual(['shop/cart/current-cart', 'shop/consent/statistics', 'other']);
	});

	it('forgets the orders of the account that wait, in all storefronts, and leaves those of others (15.43)', async () => {
		const of = (user_id: string) => ({ key: user_id, request: { user_id } });
		const names = ['shop', 'de-shop'].map((shop) => `${shop}/orders/waiting-orders`);
		const stored = JSON.stringify([of(''), of(String(HANNA.id)), of('8')]);
		const { items } = fakeBrowser(Object.fromEntries(names.map((name) => [name, stored])));
		const { api } = apiOf({ '/api/user/logout': { code: 200, result: true } });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		expect(hasUnsentOrders()).toBe(true);
		await logOut(api);
		expect(names.map((name) => items.get(name))).toEqual(names.map(() => JSON.stringify([of(''), of('8')])));
	});

	it('tells the server nothing of a guest', async () => {
		const { api, asked } = apiOf({});
		await logOut(api);
		expect(asked).toEqual([]);
	});

	it('tells the server with the old token also when the client has to be fetched first', async () => {
		const { api, asked } = apiOf({ '/api/user/logout': { code: 200, result: true } });
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		await logOut({ ...api, call: async (...call) => (await Promise.resolve(api)).call(...call) });
		expect(asked).toEqual(['/api/user/logout Bearer access']);
	});

	it('works without the server', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const { api } = apiOf({});
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		await expect(logOut(api)).resolves.toBeUndefined();
		expect(warn).toHaveBeenCalledOnce();
		warn.mockRestore();
	});
});

describe('logOutEverywhere (17.19)', () => {
	it('ends the session here once the server has ended them all', async () => {
		const { api, asked } = apiOf({ '/api/user/logout-everywhere': { code: 200, result: true } });
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await logOutEverywhere(api);
		expect(asked).toEqual(['/api/user/logout-everywhere Bearer access']);
		expect($user.get().session).toBeNull();
	});

	it('leaves everything as it is when the server cannot', async () => {
		const { api } = apiOf({});
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await expect(logOutEverywhere(api)).rejects.toBeInstanceOf(ApiError);
		expect($user.get().session).not.toBeNull();
	});
});

it('a session that the server ended leaves the carts and an unanswered order, and nothing else of the shopper (17.18)', () => {
	const kept = ['shop/cart/current-cart', 'de-shop/cart/current-cart', 'shop/checkout/order-attempt'];
	const ofCheckout = ['details', 'coupon', 'gift-cards', 'quoted'].map((name) => `de-shop/checkout/${name}`);
	const personal = [...ofCheckout, 'de-shop/wishlist/current-wishlist'];
	const { items } = fakeBrowser(Object.fromEntries([...kept, ...personal].map((name) => [name, '{}'])));
	setSession({ token: 'access', refreshToken: null }, HANNA);
	expireSession();
	expect([...items.keys()]).toEqual(kept);
	expect($user.get().session).toBeNull();
});
