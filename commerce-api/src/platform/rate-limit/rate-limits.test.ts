import { cartApplyCoupon, cartCreate } from '@pasaz/kernel/contract/cart';
import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { orderFind } from '@pasaz/kernel/contract/order-document';
import {
	REFRESH_IN_COOKIE,
	userCreate,
	userLogin,
	userMe,
	userRefresh,
	userResetPassword,
} from '@pasaz/kernel/contract/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../../app.fixture.ts';
import { orderOf } from '../../selling/orders/order.fixture.ts';
import { createRateLimits, LIMITS } from './rate-limits.ts';

let base: TestApp;
let shop: TestApp;
const PASSWORD = 'cztery konie w kropki';
beforeAll(async () => {
	base = await createTestApp();
	for (const email of ['anna@example.pl', 'ewa@example.pl']) {
		const customer = { email, firstname: 'A', lastname: 'B' };
		await base.call(userCreate, { body: { customer, password: PASSWORD } });
	}
});
afterAll(() => base?.close());
beforeEach(() => {
	shop = testAppOn(base, { limits: createRateLimits() });
});

const login = (username: string, password: string) => ({ body: { username, password } });
const from = (address: string, path: string, body: unknown = {}) =>
	shop.app.request(
		path,
		{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
		{ incoming: { socket: { remoteAddress: address } } },
	);

it.each([
	['a feed', '/feed/google-pl.xml', 40],
	['a part of the map of the site', '/sitemap-1.xml', 40],
	['a form as PDF', '/zwrot-pdf', 40],
	['a picture of a complaint', '/api/order/3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10/complaint/1/picture', 20],
	['a look', '/nothing', 1],
])('%s counts against the limit of an address as much as its work (27.16)', async (_what, path, weight) => {
	const counted: [string, string, number | undefined][] = [];
	const limits = {
		...createRateLimits(),
		consume: async (...call: (typeof counted)[number]) => void counted.push(call),
	};
	const { app } = testAppOn(base, { limits });
	await app.request(path, {}, { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
	expect(counted).toEqual([['general', '203.0.113.7', weight]]);
});

describe('guessing (27.6)', () => {
	const guess = (address: string, password = 'a guess') =>
		from(address, userLogin.path, login('anna@example.pl', password).body);

	it('one account’s password from one network is over after ten failures, and its owner is not locked out', async () => {
		const statuses: number[] = [];
		for (let index = 0; index < 15; index += 1) statuses.push((await guess('203.0.113.7')).status);
		expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 5 }, () => 429)]);
		const refused = await guess('203.0.113.7', PASSWORD);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
		expect(await refused.json()).toMatchObject({ code: 429, result: { errorCode: 'too-many-requests' } });
		expect((await guess('198.51.100.1', PASSWORD)).status).toBe(200);
	});

	it('at once from many networks is counted before any password is looked at', async () => {
		const passwords = Array.from({ length: 200 }, (_, index) => (index === 150 ? PASSWORD : `guess ${index}`));
		const answers = await Promise.all(passwords.map((password, index) => guess(`10.1.${index}.1`, password)));
		const count = (status: number) => answers.filter((answer) => answer.status === status).length;
		expect([count(401), count(200)]).toEqual([LIMITS['login-account'].points, 0]);
		expect(count(429)).toBe(200 - LIMITS['login-account'].points);
	});

	it('from everywhere leaves a device in on which the account was opened before', async () => {
		const { headers } = await shop.send(userLogin, {
			...login('anna@example.pl', PASSWORD),
			headers: REFRESH_IN_COOKIE,
		});
		const cookie = headers.getSetCookie().find((one) => one.startsWith('known=')) ?? '';
		expect(cookie).toMatch(/^known=[\w-]{43}; Max-Age=31536000; Path=\/api\/user\/login; HttpOnly; SameSite=Strict$/);
		const known = { cookie: cookie.split(';')[0] ?? '' };
		await Promise.all(Array.from({ length: 60 }, (_, index) => guess(`10.2.${index}.1`)));
		expect((await guess('198.51.100.9', PASSWORD)).status).toBe(429);
		const tries = (password: string, username = 'anna@example.pl') =>
			shop.send(userLogin, { ...login(username, password), headers: known });
		expect((await tries(PASSWORD)).status).toBe(200);
		for (let index = 0; index < LIMITS['login-device'].points; index += 1) expect((await tries('no')).status).toBe(401);
		expect((await tries(PASSWORD)).status).toBe(429);
		// the mark of one account is none for another
		for (let index = 0; index < 10; index += 1) expect((await tries('no', 'ewa@example.pl')).status).toBe(401);
		expect((await tries('no', 'ewa@example.pl')).status).toBe(429);
	});

	it('leaves sessions alone', async () => {
		const owner = await shop.tokens(userLogin, login('anna@example.pl', PASSWORD));
		for (let index = 0; index < 60; index += 1) await guess(`10.3.${index}.1`);
		await shop.call(userMe, { token: owner.access });
		await shop.tokens(userRefresh, { body: { refreshToken: owner.refresh } });
	});

	it('counts for an account that does not exist, too', async () => {
		for (let index = 0; index < 10; index += 1) await shop.refused(userLogin, login('nobody@example.pl', 'a guess'));
		expect(await shop.refused(userLogin, login('NOBODY@example.pl ', 'a guess'))).toMatchObject({ status: 429 });
	});

	it('a coupon’s code is over after forty tries from one network (27.35)', async () => {
		const cartId = await shop.call(cartCreate);
		const tries = (index: number) =>
			from('203.0.113.8', `${cartApplyCoupon.path}?cartId=${cartId}&coupon=GUESS${index}`);
		const statuses: number[] = [];
		for (let index = 0; index < 45; index += 1) statuses.push((await tries(index)).status);
		expect(statuses).toEqual([...Array.from({ length: 40 }, () => 404), ...Array.from({ length: 5 }, () => 429)]);
	});

	it('also in orders that bring one (27.35)', async () => {
		const body = { ...orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]), coupon: 'GUESS' };
		const tryOne = async () => (await from('203.0.113.9', orderCreate.path, body)).status;
		const cartId = await shop.call(cartCreate);
		for (let index = 0; index < 40; index += 1) {
			await from('203.0.113.9', `${cartApplyCoupon.path}?cartId=${cartId}&coupon=GUESS${index}`);
		}
		expect(await tryOne()).toBe(429);
	});

	it('a few times is forgiven with the right password', async () => {
		for (let round = 0; round < 3; round += 1) {
			for (let index = 0; index < 8; index += 1) await shop.refused(userLogin, login('ewa@example.pl', 'a guess'));
			await shop.tokens(userLogin, login('ewa@example.pl', PASSWORD));
		}
	});

	it('many accounts from one address is over after a hundred; others go on', async () => {
		const statuses: number[] = [];
		for (let index = 0; index < 120; index += 1) {
			statuses.push((await from('2a00:1:2:3::7', userLogin.path, login(`x${index}@example.pl`, '1').body)).status);
		}
		expect(statuses.filter((status) => status === 429)).toHaveLength(120 - LIMITS.login.points);
		expect((await from('2a00:1:2:3:ffff::8', userLogin.path, login('y@example.pl', '1').body)).status).toBe(429);
		expect((await from('2a00:1:2:4::8', userLogin.path, login('y@example.pl', '1').body)).status).toBe(401);
		expect((await from('2a00:1:2:3::7', userRefresh.path, { refreshToken: 'x' })).status).toBe(401);
	});
});

it('links are mailed to one address three times an hour', async () => {
	const body = { email: 'anna@example.pl' };
	for (let index = 0; index < 3; index += 1) await shop.call(userResetPassword, { body });
	expect(await shop.refused(userResetPassword, { body })).toMatchObject({ status: 429 });
});

it('mails to one mailbox are six an hour, from however many networks and with whatever behind a + (27.38)', async () => {
	const subscribe = (index: number) =>
		from(`203.0.113.${index}`, newsletterSubscribe.path, { email: `Ola+${index}@example.pl` });
	const statuses: number[] = [];
	for (let index = 1; index <= 8; index += 1) statuses.push((await subscribe(index)).status);
	expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429, 429]);
});

it('numbers of an address’s orders are over after ten wrong ones, from however many networks (27.6)', async () => {
	const guess = (index: number, email: string) =>
		from(`203.0.113.${index}`, orderFind.path, { order_number: `ORD-${index}`, email });
	const statuses: number[] = [];
	for (let index = 1; index <= 12; index += 1) statuses.push((await guess(index, 'Anna@example.pl')).status);
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
	expect((await guess(13, 'ewa@example.pl')).status).toBe(404);
});

it.each([
	['carts', cartCreate.path, LIMITS.cart.points],
	['orders', orderCreate.path, LIMITS.order.points],
	['looks at gift cards', giftCardBalance.path, LIMITS['gift-card'].points],
])('%s of one address are counted for an hour; others go on (15.27)', async (_what, path, points) => {
	const statuses = await Promise.all(
		Array.from({ length: points + 5 }, async () => (await from('203.0.113.7', path, { code: 'X' })).status),
	);
	expect(statuses.filter((status) => status === 429)).toHaveLength(5);
	expect((await from('203.0.113.8', path, { code: 'X' })).status).not.toBe(429);
});
