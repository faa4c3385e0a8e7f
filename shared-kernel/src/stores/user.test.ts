import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HANNA } from '../contract/user.fixture.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

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
		await before.startUser();
		before.setSession({ token: 'access', refreshToken: 'refresh' });
		before.setCurrentUser(HANNA);
		await untilStored();

		fakeBrowser(Object.fromEntries(items));
		const { $user, $userIsLoaded, startUser } = await openStore();
		await startUser();
		expect($user.get()).toEqual({ token: 'access', refreshToken: 'refresh', current: HANNA });
		expect($userIsLoaded.get()).toBe(true);
	});

	it('ends in every tab', async () => {
		const { change } = fakeBrowser();
		const { $isLoggedIn, setSession, startUser } = await openStore();
		await startUser();
		setSession({ token: 'access', refreshToken: 'refresh' });
		await untilStored();
		change('shop/user/current-user', { token: null, refreshToken: null, current: null });
		expect($isLoggedIn.get()).toBe(false);
	});

	it('that begins before the device’s is restored replaces it, and is never interrupted', async () => {
		const guest = { token: null, refreshToken: null, current: null };
		const { items } = fakeBrowser({ 'shop/user/current-user': JSON.stringify(guest) });
		const { $user, setCurrentUser, setSession, startUser } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' });
		setCurrentUser(HANNA);
		const tokens: (string | null)[] = [];
		$user.listen(({ token }) => tokens.push(token));
		await startUser();
		await untilStored();
		expect(tokens.filter((token) => token !== 'access')).toEqual([]);
		expect($user.get()).toEqual({ token: 'access', refreshToken: 'refresh', current: HANNA });
		expect(JSON.parse(items.get('shop/user/current-user') ?? '')).toEqual($user.get());
	});

	it('is taken as it is now, also where the news of another tab is late', async () => {
		const old = { token: 'old', refreshToken: 'older', current: HANNA };
		const { items } = fakeBrowser({ 'shop/user/current-user': JSON.stringify(old) });
		const { latestUser, startUser } = await openStore();
		await startUser();
		items.set('shop/user/current-user', JSON.stringify({ token: 'new', refreshToken: 'newer', current: HANNA }));
		expect(latestUser().token).toBe('new');
	});

	it('does not come back with the answer of a call made before the logout', async () => {
		const { $user, clearUser, setCurrentUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' });
		clearUser();
		setCurrentUser(HANNA);
		expect($user.get().current).toBeNull();
	});

	it('leaves nothing behind when it is cleared', async () => {
		const { $user, clearUser, setCurrentUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' });
		setCurrentUser(HANNA);
		clearUser();
		expect($user.get()).toEqual({ token: null, refreshToken: null, current: null });
	});
});
