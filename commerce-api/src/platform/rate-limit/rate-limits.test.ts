import { cartCreate } from '@pasaz/kernel/contract/cart';
import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { userCreate, userLogin, userMe, userRefresh, userResetPassword } from '@pasaz/kernel/contract/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../../app.fixture.ts';
import { createRateLimits, LIMITS } from './rate-limits.ts';
import { clientAddress, readProxies } from './trusted-proxies.ts';

describe('where a request comes from', () => {
	const proxies = readProxies('loopback, 10.0.0.0/8 2001:db8::/32');
	it.each([
		['the peer', '203.0.113.5', undefined, '203.0.113.5'],
		['the peer, whatever it claims', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
		['whom a trusted proxy names', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
		['the last that is no proxy', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
		['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
		['IPv6', '2001:db8::1', '2a00::7', '2a00::7'],
		['nobody known', '127.0.0.1', undefined, undefined],
		['nobody known', '127.0.0.1', 'unknown, <script>', undefined],
		['nobody known', undefined, undefined, undefined],
	])('is %s: %s says %s', (_name, peer, forwarded, expected) => {
		expect(proxies && clientAddress(proxies, peer, forwarded)).toBe(expected);
	});

	it.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '1.2.3'])('cannot be told by "%s"', (list) =>
		expect(readProxies(list)).toBeUndefined(),
	);
});

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

describe('guessing', () => {
	it('one account’s password is over after twenty failures, from however many addresses; its owner stays in', async () => {
		const owner = await shop.tokens(userLogin, login('anna@example.pl', PASSWORD));
		const guess = (index: number) =>
			from(`203.0.113.${index}`, userLogin.path, login('anna@example.pl', 'a guess').body);
		const statuses: number[] = [];
		for (let index = 0; index < 25; index += 1) statuses.push((await guess(index)).status);
		expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 5 }, () => 429)]);
		const refused = await guess(99);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
		expect(await refused.json()).toMatchObject({ code: 429, result: { errorCode: 'too-many-requests' } });

		await shop.call(userMe, { token: owner.access });
		await shop.tokens(userRefresh, { body: { refreshToken: owner.refresh } });
		await shop.tokens(userLogin, login('ewa@example.pl', PASSWORD));
	});

	it('counts for an account that does not exist, too', async () => {
		for (let index = 0; index < 20; index += 1) await shop.refused(userLogin, login('nobody@example.pl', 'a guess'));
		expect(await shop.refused(userLogin, login('NOBODY@example.pl ', 'a guess'))).toMatchObject({ status: 429 });
	});

	it('a few times is forgiven with the right password', async () => {
		for (let round = 0; round < 3; round += 1) {
			for (let index = 0; index < 15; index += 1) await shop.refused(userLogin, login('ewa@example.pl', 'a guess'));
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

it.each([
	['carts', cartCreate.path, LIMITS.cart.points],
	['orders', orderCreate.path, LIMITS.order.points],
	['looks at gift cards', giftCardBalance.path, LIMITS['gift-card'].points],
])('%s of one address are counted for an hour; others go on', async (_what, path, points) => {
	const statuses = await Promise.all(
		Array.from({ length: points + 5 }, async () => (await from('203.0.113.7', path, { code: 'X' })).status),
	);
	expect(statuses.filter((status) => status === 429)).toHaveLength(5);
	expect((await from('203.0.113.8', path, { code: 'X' })).status).not.toBe(429);
});
