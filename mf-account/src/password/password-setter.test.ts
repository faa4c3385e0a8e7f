import { createApi } from '@pasaz/kernel/network/api';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
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

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('a password that was set is not set again after a login that failed: its link is over (17.17)', async () => {
	const { api, asked } = shop();
	const setPassword = passwordSetter(api, LINK);
	for (const password of ['dlugiehaslo', 'dlugiehaslo', 'innehaslo']) {
		await expect(setPassword(password)).rejects.toThrow();
	}
	expect(asked).toEqual(['create-password', 'login', 'login', 'create-password', 'login']);
});
