import type { AnyEndpoint } from '@pasaz/kernel/contract/endpoint';
import {
	REFRESH_IN_COOKIE,
	userCreate,
	userLogin,
	userLogout,
	userLogoutEverywhere,
	userMe,
	userRefresh,
} from '@pasaz/kernel/contract/user';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

const START = new Date('2026-11-20T10:00:00Z');
const CREDENTIALS = { username: 'ciastko@example.pl', password: 'cztery konie w kropki' };

let shop: TestApp;
const wait = (seconds: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

/** Beside it a login marks the device. */
const refreshCookieOf = ({ headers }: Response) =>
	headers.getSetCookie().find((cookie) => /^(__Secure-)?refresh=/.test(cookie));

/** A browser: it keeps the cookie and sends it along, and its scripts read only the answers. */
function openBrowser(cookie = '') {
	const jar = { cookie };
	async function ask(endpoint: AnyEndpoint, sent: { body?: object; token?: string } = {}) {
		const headers = { ...REFRESH_IN_COOKIE, ...(jar.cookie && { cookie: jar.cookie }) };
		const response = await shop.send(endpoint, { ...sent, headers });
		const set = refreshCookieOf(response);
		if (set !== undefined) jar.cookie = set.split(';')[0] ?? '';
		return { status: response.status, set, text: await response.clone().text(), ...(await response.json()) };
	}
	return {
		jar,
		ask,
		logIn: () => ask(userLogin, { body: CREDENTIALS }),
		refresh: () => ask(userRefresh, { body: {} }),
	};
}

beforeAll(async () => {
	shop = await createTestApp();
	const customer = { email: CREDENTIALS.username, firstname: 'Anna', lastname: 'Nowak' };
	await shop.call(userCreate, { body: { customer, password: CREDENTIALS.password } });
});
beforeEach(() => {
	shop.clock.now = START;
});
afterAll(() => shop.close());

it('gives a browser its refresh token where no script reads it, and a new one at each refresh (25.9, 25.10, 27.28)', async () => {
	const { ask, jar, logIn, refresh } = openBrowser();
	const login = await logIn();
	expect(login.set).toMatch(/^refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/user; HttpOnly; SameSite=Strict$/);
	const first = jar.cookie;
	expect(login.meta).toEqual({ refreshToken: null });
	expect(login.text).not.toContain(first.split('=')[1]);

	const renewed = await refresh();
	expect(renewed.meta).toEqual({ refreshToken: null });
	expect(jar.cookie).not.toBe(first);
	expect((await ask(userMe, { token: renewed.result })).result.email).toBe(CREDENTIALS.username);
});

it('never shows a script the token that came by the cookie, whatever it asks for (27.28)', async () => {
	const { jar, logIn } = openBrowser();
	await logIn();
	const response = await shop.send(userRefresh, { body: {}, headers: { cookie: jar.cookie } });
	expect(await response.json()).toMatchObject({ code: 200, meta: { refreshToken: null } });
	expect(refreshCookieOf(response)).toContain('HttpOnly');
});

it('ends the session of a cookie that comes back after its replacement', async () => {
	const { jar, ask, logIn, refresh } = openBrowser();
	await logIn();
	const stolen = jar.cookie;
	const { result: token } = await refresh();
	expect((await ask(userMe, { token })).status).toBe(200);
	wait(31);
	expect((await openBrowser(stolen).refresh()).status).toBe(401);
	expect((await ask(userMe, { token })).status).toBe(401);
	expect((await refresh()).status).toBe(401);
});

it('is sent by https only in a shop with https (27.28)', async () => {
	const secure = await createTestApp(undefined, { env: { PUBLIC_URL: 'https://shop.example' } });
	const customer = { email: CREDENTIALS.username, firstname: 'Anna', lastname: 'Nowak' };
	await secure.call(userCreate, { body: { customer, password: CREDENTIALS.password } });
	const response = await secure.send(userLogin, { body: CREDENTIALS, headers: REFRESH_IN_COOKIE });
	const cookie = refreshCookieOf(response) ?? '';
	expect(cookie).toMatch(/^__Secure-refresh=.*; HttpOnly; Secure; SameSite=Strict$/);
	const headers = { cookie: cookie.split(';')[0] ?? '' };
	expect((await secure.send(userRefresh, { body: {}, headers })).status).toBe(200);
	await secure.close();
});

it('answers the refresh token to clients that ask for no cookie, and takes it in the body (25.10, 27.28)', async () => {
	const { access, refresh } = await shop.tokens(userLogin, { body: CREDENTIALS });
	const next = await shop.tokens(userRefresh, { body: { refreshToken: refresh } });
	expect(next.refresh).toMatch(/^[\w-]{43}$/);
	expect(next.refresh).not.toBe(refresh);
	expect((await shop.call(userMe, { token: access })).email).toBe(CREDENTIALS.username);
});

it('moves the token of an older release of the shop into the cookie', async () => {
	const { refresh } = await shop.tokens(userLogin, { body: CREDENTIALS });
	const { ask, jar } = openBrowser();
	expect((await ask(userRefresh, { body: { refreshToken: refresh } })).meta).toEqual({ refreshToken: null });
	expect(jar.cookie).toMatch(/^refresh=[\w-]{43}$/);
});

it('ends a session by its cookie alone, as the access token of a page that was loaded anew is gone', async () => {
	const { ask, jar, logIn } = openBrowser();
	const { result: token } = await logIn();
	const { cookie } = jar;
	const answer = await ask(userLogout);
	expect(answer).toMatchObject({ status: 200, result: true });
	expect(answer.set).toMatch(/^refresh=; Max-Age=0; Path=\/api\/user;/);
	expect((await ask(userMe, { token })).status).toBe(401);
	expect((await openBrowser(cookie).refresh()).status).toBe(401);
});

it('ends the sessions of all devices at once, and of nobody else (17.19, 25.10)', async () => {
	const customer = { email: 'inna@example.pl', firstname: 'Ola', lastname: 'Kos' };
	await shop.call(userCreate, { body: { customer, password: CREDENTIALS.password } });
	const other = await shop.tokens(userLogin, { body: { ...CREDENTIALS, username: customer.email } });
	const [phone, laptop] = [openBrowser(), openBrowser()];
	const [{ result: onPhone }, { result: token }] = [await phone.logIn(), await laptop.logIn()];
	expect((await laptop.ask(userLogoutEverywhere, { token })).result).toBe(true);
	expect((await phone.ask(userMe, { token: onPhone })).status).toBe(401);
	expect((await phone.refresh()).status).toBe(401);
	expect((await laptop.refresh()).status).toBe(401);
	expect((await shop.call(userMe, { token: other.access })).email).toBe(customer.email);
});
