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

	it('survives a reload (17.1, 17.2)', async () => {
		const { items } = fakeBrowser();
		const before = await openStore();
		await before.startUser();
		before.setSession({ token: 'access', refreshToken: null }, HANNA);
		await untilStored();
		expect([...items.values()].join()).not.toContain('access');

		fakeBrowser(Object.fromEntries(items));
		const { $user, $userIsLoaded, accessToken, startUser } = await openStore();
		await startUser();
		expect($user.get()).toEqual(before.$user.get());
		expect(accessToken()).toBeNull();
		expect($userIsLoaded.get()).toBe(true);
	});

	it('ends in every tab (17.5)', async () => {
		const { change } = fakeBrowser();
		const { $isLoggedIn, setSession, startUser } = await openStore();
		await startUser();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		await untilStored();
		change('shop/user/current-user', { session: null, refreshToken: null, current: null });
		expect($isLoggedIn.get()).toBe(false);
	});

	it('that begins before the device’s is restored replaces it, and is never interrupted', async () => {
		const guest = { session: null, refreshToken: null, current: null };
		const { items } = fakeBrowser({ 'shop/user/current-user': JSON.stringify(guest) });
		const { $user, setSession, startUser } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		const begun = $user.get().session;
		const sessions: (string | null)[] = [];
		$user.listen(({ session }) => sessions.push(session));
		await startUser();
		await untilStored();
		expect(sessions.filter((session) => session !== begun)).toEqual([]);
		expect($user.get()).toEqual({ session: begun, refreshToken: 'refresh', current: HANNA });
		expect(JSON.parse(items.get('shop/user/current-user') ?? '')).toEqual($user.get());
	});

	it('is taken as it is now, also where the news of another tab is late', async () => {
		const old = { session: 'old', refreshToken: null, current: HANNA };
		const { items } = fakeBrowser({ 'shop/user/current-user': JSON.stringify(old) });
		const { latestUser, startUser } = await openStore();
		await startUser();
		items.set('shop/user/current-user', JSON.stringify({ session: 'new', refreshToken: null, current: HANNA }));
		expect(latestUser().session).toBe('new');
	});

	it('does not come back with the answer of a call made before the logout', async () => {
		const { $user, clearUser, setCurrentUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		clearUser();
		setCurrentUser(HANNA);
		expect($user.get().current).toBeNull();
	});

	it('keeps its shopper when the answer of a call made before another account’s login arrives', async () => {
		const { $user, setCurrentUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		setCurrentUser({ ...HANNA, id: HANNA.id + 1 });
		expect($user.get().current).toEqual(HANNA);
		setCurrentUser({ ...HANNA, lastname: 'Zmieniona' });
		expect($user.get().current?.lastname).toBe('Zmieniona');
	});

	it('leaves nothing behind when it is cleared (17.1)', async () => {
		const { $user, clearUser, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		clearUser();
		expect($user.get()).toEqual({ session: null, refreshToken: null, current: null });
	});

	it('is told apart by who has ended it, this page or another tab (17.6)', async () => {
		const { change } = fakeBrowser();
		const { $user, clearUser, endedSession, setSession, startUser } = await openStore();
		await startUser();
		setSession({ token: 'access', refreshToken: null }, HANNA);
		const { session } = $user.get();
		await untilStored();
		clearUser();
		clearUser();
		expect(endedSession()).toBe(session);
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await untilStored();
		change('shop/user/current-user', { session: null, refreshToken: null, current: null });
		expect($user.get().session).toBeNull();
		expect(endedSession()).toBe(session);
	});

	it('has the access token of its own login only', async () => {
		const { $user, accessToken, clearUser, renewSession, setAccessToken, setSession } = await openStore();
		setSession({ token: 'access', refreshToken: null }, HANNA);
		const { session } = $user.get();
		renewSession('another login', { token: 'of another login', refreshToken: 'refresh' });
		expect([accessToken(), $user.get().refreshToken]).toEqual([null, null]);
		setAccessToken(session ?? '', 'renewed');
		expect(accessToken()).toBe('renewed');
		clearUser();
		expect(accessToken()).toBeNull();
	});

	it('takes what the tab keeps for itself along, also when another tab ends it (17.4)', async () => {
		const { change } = fakeBrowser();
		const inTab = new Map([
			['shop/ordered-here', '{}'],
			['other', '1'],
		]);
		const removeItem = (name: string) => void inTab.delete(name);
		vi.stubGlobal(
			'sessionStorage',
			new Proxy(
				{ removeItem },
				{
					ownKeys: () => [...inTab.keys()],
					getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
				},
			),
		);
		const { setSession, startUser } = await openStore();
		await startUser();
		setSession({ token: 'access', refreshToken: null }, HANNA);
		await untilStored();
		expect([...inTab.keys()]).toContain('shop/ordered-here');
		change('shop/user/current-user', { session: null, refreshToken: null, current: null });
		expect([...inTab.keys()]).toEqual(['other']);
	});
});
