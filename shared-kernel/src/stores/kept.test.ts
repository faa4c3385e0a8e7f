import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeBrowser, untilStored } from './browser.fake.ts';

const NAME = 'shop/checkout/note';

/** A fresh copy of the store, as each page load has. */
async function open({ personal = false } = {}) {
	vi.resetModules();
	const { kept } = await import('./kept.ts');
	const { clearUser, setSession } = await import('./user.ts');
	const note = kept({ key: 'checkout/note', schema: z.string(), empty: '', personal });
	note.start();
	return { note, clearUser, logIn: () => setSession({ token: 'access', refreshToken: 'refresh' }) };
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
