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
	const note = kept({ key: 'checkout/note', schema: z.string(), empty: '', personal });
	note.start();
	return {
		note,
		clearUser,
		logIn: (id = HANNA.id) => setSession({ token: 'access', refreshToken: 'refresh' }, { ...HANNA, id }),
	};
}

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
	const { note, logIn, clearUser } = await open({ personal });
	note.set('x');
	logIn();
	expect(note.$value.get()).toBe('x');
	clearUser();
	expect(note.$value.get()).toBe(expected);
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
