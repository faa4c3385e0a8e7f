import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { HANNA } from '../contract/user.fixture.ts';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const NAME = 'shop/checkout/note';

/** A fresh copy of the store, as each page load has. */
async function open({ personal = false } = {}) {
	vi.resetModules();
	const { kept } = await import('./kept.ts');
	const { clearUser, setSession } = await import('./user.ts');
	const { forget } = await import('./persisted.ts');
	const note = kept({ key: 'checkout/note', schema: z.string(), empty: '', personal });
	note.start();
	return {
		note,
		/** As a logout does it. */
		logOut: () => {
			forget('checkout/');
			clearUser();
		},
		clearUser,
		logIn: (id = HANNA.id) => setSession({ token: 'access', refreshToken: 'refresh' }, { ...HANNA, id }),
	};
}

type Opened = Awaited<ReturnType<typeof open>>;

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('is restored after a reload, and says when', async () => {
	const { items } = fakeBrowser();
	const { note } = await open();
	note.set('dzwonek nie działa');
	await untilStored();
	fakeBrowser(Object.fromEntries(items));
	const { note: after } = await open();
	expect([after.$value.get(), after.$isLoaded.get()]).toEqual(['dzwonek nie działa', true]);
});

it('is empty where something else is stored', async () => {
	fakeBrowser({ [NAME]: '7' });
	expect((await open()).note.$value.get()).toBe('');
});

it('changes what another tab has written, also before it hears of it', async () => {
	const { items } = fakeBrowser();
	const { note } = await open();
	items.set(NAME, '"a"');
	note.change((text) => `${text}b`);
	expect(note.$value.get()).toBe('ab');
});

it.each([
	[true, ''],
	[false, 'x'],
])('that is personal: %s holds "%s" after a logout', async (personal, expected) => {
	const { note, logIn, logOut } = await open({ personal });
	note.set('x');
	logIn();
	await untilStored();
	expect(note.$value.get()).toBe('x');
	logOut();
	expect(note.$value.get()).toBe(expected);
});

it.each<[string, (page: Opened) => void]>([
	['a guest', ({ clearUser }) => clearUser()],
	['another account', ({ logIn }) => logIn(HANNA.id + 1)],
])('that is personal leaves what %s has put in while the page slept (17.4)', async (_who, hear) => {
	const { items } = fakeBrowser();
	const page = await open({ personal: true });
	page.logIn();
	page.note.set('of Hanna');
	await untilStored();
	items.set(NAME, '"of who came after"');
	hear(page);
	await untilStored();
	expect([page.note.$value.get(), items.get(NAME)]).toEqual(['of who came after', '"of who came after"']);
});

it('that is personal is emptied when another account takes the place of the one that wrote it, and not by its own login', async () => {
	const { note, logIn } = await open({ personal: true });
	logIn();
	note.set('dzwonek nie działa');
	logIn();
	expect(note.$value.get()).toBe('dzwonek nie działa');
	logIn(HANNA.id + 1);
	expect(note.$value.get()).toBe('');
});
