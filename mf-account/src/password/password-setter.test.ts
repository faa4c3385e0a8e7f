import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { createApi } from '@pasaz/kernel/network/api';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $user, clearUser } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passwordSetter } from './password-setter.ts';

const LINK = { email: 'hanna@poczta.pl', resetToken: 'token' };

/** A shop whose login is broken. */
function shop() {
	const asked: string[] = [];
	const fetch = async (url: unknown) => {
		const { pathname } = new URL(String(url));
		asked.push(pathname.slice('/api/user/'.length));
		const code = pathname.endsWith('/login') ? 503 : 200;
		return Response.json({ code, result: code === 200 || 'broken' }, { status: code });
	};
	return { api: createApi({ baseUrl: 'http://api.test', timeout: 500, fetch }), asked };
}

/** A shop that sets the password `dlugiehaslo` without an answer, after which the link is over. */
function losingShop(login = 200) {
	let isOver = false;
	const refusal = (status: number, errorCode: string) =>
		Response.json({ code: status, result: { errorMessage: errorCode, errorCode } }, { status });
	const fetch = async (url: unknown, { body }: RequestInit = {}) => {
		const { pathname } = new URL(String(url));
		if (pathname.endsWith('/create-password')) {
			if (isOver) return refusal(403, 'link-over');
			isOver = true;
			throw new TypeError('Failed to fetch');
		}
		if (pathname.endsWith('/me')) return Response.json({ code: 200, result: HANNA });
		if (login >= 500) return refusal(login, 'busy');
		if (JSON.parse(String(body)).password !== 'dlugiehaslo') return refusal(401, 'wrong-login');
		return Response.json({ code: 200, result: 'access', meta: { refreshToken: null } });
	};
	return createApi({ baseUrl: 'http://api.test', timeout: 500, fetch });
}

beforeEach(() => void fakeBrowser());
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

it('a password that was set is not set again after a login that failed: its link is over (17.17)', async () => {
	const { api, asked } = shop();
	const setPassword = passwordSetter(api, LINK);
	for (const password of ['dlugiehaslo', 'dlugiehaslo', 'innehaslo']) {
		await expect(setPassword(password)).rejects.toThrow();
	}
	expect(asked).toEqual(['create-password', 'login', 'login', 'create-password', 'login']);
});

it('a password whose answer was lost logs in at the next try (17.17)', async () => {
	const setPassword = passwordSetter(losingShop(), LINK);
	await expect(setPassword('dlugiehaslo')).rejects.toThrow();
	await setPassword('dlugiehaslo');
	expect($user.get().current).toEqual(HANNA);
});

it.each([
	['another password', ['dlugiehaslo', 'innehaslo'], 200, 'link-over'],
	['a password that is not the account’s', ['innehaslo', 'innehaslo'], 200, 'link-over'],
	['a password that nobody can check now', ['dlugiehaslo', 'dlugiehaslo'], 503, 'busy'],
])('a further try with %s fails by the right reason', async (_, [first = '', second = ''], login, code) => {
	const setPassword = passwordSetter(losingShop(login), LINK);
	await expect(setPassword(first)).rejects.toThrow();
	await expect(setPassword(second)).rejects.toMatchObject({ code });
	expect($user.get().session).toBeNull();
});

it('a link that is over changes nothing, although the password typed is the account’s', async () => {
	const api = losingShop();
	await expect(passwordSetter(api, LINK)('dlugiehaslo')).rejects.toThrow();
	await expect(passwordSetter(api, LINK)('dlugiehaslo')).rejects.toMatchObject({ code: 'link-over' });
	expect($user.get().session).toBeNull();
});
