import { randomUUID } from 'node:crypto';
import { cartCreate, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import {
	userChangePassword,
	userCreate,
	userCreatePassword,
	userLogin,
	userLogout,
	userMe,
	userRefresh,
	userResetPassword,
	userUpdate,
} from '@pasaz/kernel/contract/user';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestApp } from './app.fixture.ts';
import { createRateLimits } from './platform/rate-limit/rate-limits.ts';
import { orderOf } from './selling/orders/order.fixture.ts';

const ADDRESS = 'zofia.tajna@example.pl';
const PASSWORD = 'sekretne hasło Zofii';

it('a whole journey with all its errors leaves nothing personal in the log (27.21)', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
	const shop = await createTestApp(undefined, { log, limits: createRateLimits() });
	const customer = { email: ADDRESS, firstname: 'Zofia', lastname: 'Tajna\r\n{"level":60,"msg":"forged"}' };
	const login = (password: string) => ({ body: { username: ADDRESS, password } });

	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	await shop.refused(userLogin, login('zgadywane'));
	const first = await shop.tokens(userLogin, login(PASSWORD));
	await shop.call(userUpdate, { token: first.access, body: { customer: { ...customer, lastname: 'Tajna' } } });
	const second = await shop.tokens(userRefresh, { body: { refreshToken: first.refresh } });
	const cartId = await shop.call(cartCreate, { token: second.access });
	await shop.call(cartUpdate, {
		token: second.access,
		query: { cartId },
		body: { cartItem: { sku: 'SZAL-1', qty: 1 } },
	});
	const key = randomUUID();
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	const { backendOrderId: uuid } = await shop.call(orderCreate, {
		body,
		token: second.access,
		headers: { 'Idempotency-Key': key },
	});
	await shop.call(orderPayment, { params: { uuid } });
	await shop.call(userOrderHistory, { token: second.access });
	await shop.refused(userChangePassword, {
		token: second.access,
		body: { currentPassword: 'zgadywane', newPassword: PASSWORD },
	});
	await shop.call(userResetPassword, { body: { email: ADDRESS } });
	const mails = await shop.mails();
	const resetToken =
		mails
			.map(({ text }) => text)
			.join()
			.match(/resetToken=([\w-]+)/)?.[1] ?? '';
	await shop.call(userCreatePassword, { body: { email: ADDRESS, newPassword: `${PASSWORD}!`, resetToken } });
	const third = await shop.tokens(userLogin, login(`${PASSWORD}!`));
	shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
	await shop.refused(userRefresh, { body: { refreshToken: first.refresh } });
	await shop.refused(userMe, { token: third.access });
	const fourth = await shop.tokens(userLogin, login(`${PASSWORD}!`));
	await shop.call(userLogout, { token: fourth.access });
	for (let index = 0; index < 22; index += 1) await shop.refused(userLogin, login('zgadywane'));
	// The database itself gives up in the middle of a statement.
	await shop.db.execute(sql`alter table users add constraint broken check (email <> ${sql.raw(`'ewa@example.pl'`)})`);
	await shop.refused(userCreate, { body: { customer: { ...customer, email: 'ewa@example.pl' }, password: PASSWORD } });
	await shop.close();

	const logged = lines.join('');
	expect(logged).toContain('a login failed');
	expect(logged).toContain('request failed');
	expect(logged).toContain('too-many-requests');
	const secrets = [
		ADDRESS,
		'ewa@example.pl',
		PASSWORD,
		'zgadywane',
		'Tajna',
		'Polna',
		'600100200',
		resetToken,
		key,
		uuid,
	];
	for (const { access, refresh } of [first, second, third, fourth]) secrets.push(access, refresh);
	expect(secrets.every((secret) => secret.length > 4)).toBe(true);
	expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
	expect(logged).not.toContain('forged');
	expect(lines.every((line) => line.trim().split('\n').length === 1)).toBe(true);
});

it('a wrong secret of a call for merchants is logged with where it came from, and without the secret (27.36)', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
	const shop = await createTestApp(undefined, {
		log,
		env: { ADMIN_SECRET: 'a-secret-of-the-merchant' },
		limits: createRateLimits(),
	});
	const headers = { authorization: 'Bearer zgadywane-haslo' };
	const socket = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
	const answer = await shop.app.request('/api/admin/order?status=pending', { headers }, socket);
	expect(answer.status).toBe(401);
	await shop.close();
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 40, msg: 'a wrong secret was given', network: '203.0.113.9' },
	]);
	expect(lines.join('')).not.toContain('zgadywane');
});

it('each call of the merchant is logged with where it came from, and without what its path names (27.36)', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
	const secret = 'a-secret-of-the-merchant';
	const shop = await createTestApp(undefined, { log, env: { ADMIN_SECRET: secret }, limits: createRateLimits() });
	const headers = { authorization: `Bearer ${secret}` };
	const socket = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
	const call = async (method: string, path: string) =>
		(await shop.app.request(path, { method, headers }, socket)).status;
	expect(await call('GET', '/api/admin/order?status=pending')).toBe(200);
	expect(await call('POST', '/api/admin/gift-card/MOJA-WLAS-NAAA-AAAA/block')).toBe(404);
	expect(await call('GET', '/api/admin/invoices?from=never')).toBe(422);
	await shop.close();
	const common = { level: 30, msg: 'the merchant called', network: '203.0.113.9' };
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ ...common, method: 'GET', route: '/api/admin/order', status: 200 },
		{ ...common, method: 'POST', route: '/api/admin/gift-card/:code/block', status: 404 },
		{ ...common, method: 'GET', route: '/api/admin/invoices', status: 422 },
	]);
	for (const word of ['MOJA', secret]) expect(lines.join('')).not.toContain(word);
});
