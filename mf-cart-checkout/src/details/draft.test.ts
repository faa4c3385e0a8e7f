import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDetails } from './details.ts';
import { $draft, CHECKOUT_WINDOW, forgetComments, forgetStaleDraft, saveDraft, startDraft } from './draft.ts';

const TYPED = {
	...emptyDetails('PL'),
	personal: { firstName: 'Hanna', lastName: '', emailAddress: 'hanna@poczta.pl', createAccount: false },
	comments: { delivery: 'Domofon 4', order: 'Na prezent dla Zosi' },
};
const KEY = 'shop/checkout/details';

let device: Map<string, string>;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
	device = fakeBrowser().items;
	startDraft();
	saveDraft(TYPED);
});
afterEach(() => {
	clearUser();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Whether the form of an open page is emptied now, which saves it like any change. */
function isEmptied(): boolean {
	const emptyForm = vi.fn(() => saveDraft(emptyDetails('PL')));
	forgetStaleDraft(emptyForm);
	return emptyForm.mock.calls.length > 0;
}

describe('a draft of the checkout', () => {
	it('knows when it was changed (15.1, 15.2, 15.12)', () => {
		expect($draft.get()).toEqual({ ...TYPED, modifiedAt: Date.parse('2026-11-20T10:00:00Z') });
	});

	it('is a guest’s for 30 minutes after the last change (15.5, 22.8)', () => {
		later(CHECKOUT_WINDOW - 1);
		expect(isEmptied()).toBe(false);
		saveDraft(TYPED);
		later(CHECKOUT_WINDOW - 1);
		expect(isEmptied()).toBe(false);
		expect($draft.get()).not.toBeNull();
		later(1);
		expect(isEmptied()).toBe(true);
		expect($draft.get()).toBeNull();
		expect(isEmptied()).toBe(false);
	});

	it('that another tab or the end of a session has forgotten goes from an open form in its time, too (22.8)', () => {
		later(CHECKOUT_WINDOW - 1);
		device.set(KEY, 'null');
		expect(isEmptied()).toBe(false);
		expect($draft.get()).toBeNull();
		later(1);
		expect(isEmptied()).toBe(true);
	});

	it('stays where another tab has changed it and this one has not heard of that yet (22.8)', () => {
		later(CHECKOUT_WINDOW);
		device.set(KEY, JSON.stringify({ ...TYPED, modifiedAt: Date.now() }));
		expect(isEmptied()).toBe(false);
		expect($draft.get()?.modifiedAt).toBe(Date.now());
	});

	it('is forgotten where the clock was set back (21.14)', () => {
		later(-1);
		expect(isEmptied()).toBe(true);
	});

	it('stays with a shopper who is logged in', () => {
		setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		later(CHECKOUT_WINDOW);
		expect(isEmptied()).toBe(false);
		expect($draft.get()?.personal.firstName).toBe('Hanna');
	});

	it('keeps no comments after an order, but the rest (22.8)', () => {
		forgetComments();
		expect($draft.get()).toMatchObject({ personal: TYPED.personal, comments: { delivery: '', order: '' } });
	});
});
