import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { $cart, changeCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $user, clearUser, setSession } from '@pasaz/kernel/stores/user';
import { afterEach, expect, it, vi } from 'vitest';
import { shirts } from '../checkout.fixture.ts';
import { PAGE_DEVICE } from './page-device.ts';

const DETAILS = 'shop/checkout/details';

function open() {
	const { items } = fakeBrowser({ [DETAILS]: '{}' });
	setSession({ token: 'access', refreshToken: null }, HANNA);
	changeCart((cart) => ({ ...cart, lines: [shirts(2)], serverToken: 'of-hanna', owner: HANNA.id }));
	return { items, session: $user.get().session ?? '' };
}

afterEach(() => {
	clearUser();
	forgetCart();
	vi.unstubAllGlobals();
});

it('a refused session leaves the cart to a guest, and nothing else of the shopper’s (13.26)', async () => {
	const { items, session } = open();
	await PAGE_DEVICE.endSession(session);
	expect($user.get().session).toBeNull();
	expect(items.has(DETAILS)).toBe(false);
	expect($cart.get()).toMatchObject({ lines: [{ sku: 'SWIT-M' }], serverToken: null, owner: HANNA.id });
});

it('a session that has taken the place of the refused one goes on', async () => {
	const { items } = open();
	await PAGE_DEVICE.endSession('another');
	expect($user.get().current).toEqual(HANNA);
	expect(items.has(DETAILS)).toBe(true);
});
