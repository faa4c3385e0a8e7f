import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser-fakes.ts';

const HANNA = {
	id: 7,
	group_id: 1,
	email: 'hanna@poczta.pl',
	firstname: 'Hanna',
	lastname: 'Wilczyńska',
	created_at: '',
	updated_at: '',
	addresses: [],
};

async function openStore() {
	vi.resetModules();
	return import('./user.ts');
}

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
	it('belongs to a guest at first', async () => {
		const { $isLoggedIn } = await openStore();
		expect($isLoggedIn.get()).toBe(false);
	});

	it('survives a reload', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		before.startUser();
		before.setSession({ token: 'access', refreshToken: 'refresh' });
		before.setCurrentUser(HANNA);

		fakeBrowser(Object.fromEntries(items));
		const { $user, $userIsLoaded, startUser } = await openStore();
		startUser();
		expect($user.get()).toEqual({ token: 'access', refreshToken: 'refresh', current: HANNA });
		expect($userIsLoaded.get()).toBe(true);
	});

	it('ends in every tab', async () => {
		const { change } = fakeBrowser();
		const { $isLoggedIn, setSession, startUser } = await openStore();
		startUser();
		setSession({ token: 'access', refreshToken: 'refresh' });
		change('shop/user/current-user', { token: null, refreshToken: null, current: null });
		expect($isLoggedIn.get()).toBe(false);
	});

	it('leaves nothing behind when it is cleared', async () => {
		const { $user, clearUser, setCurrentUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' });
		setCurrentUser(HANNA);
		clearUser();
		expect($user.get()).toEqual({ token: null, refreshToken: null, current: null });
	});
});
