import { testCandidate } from '@pasaz/kernel/domain/cart.fixture';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { fakeBrowser } from '@pasaz/kernel/stores/browser.fake';
import { addToCart, forgetCart } from '@pasaz/kernel/stores/cart';
import { $notifications } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInstallPrompt } from './install-prompt.ts';
import { mayOffer, offerInstallation, type Visits, visited } from './offer-installation.ts';

beforeEach(() => void fakeBrowser({ 'shop/device/visits': '1 0 0' }));
afterEach(() => {
	forgetCart();
	vi.unstubAllGlobals();
});

const FIRST: Visits = { count: 1, lastAt: 1000, isOffered: false };
const HOUR = 3_600_000;

it.each([
	['a page of the same visit', 2000, 1],
	['a page an hour later', 1000 + HOUR, 2],
	['a page after the clock was set back', 1000 - HOUR, 2],
])('counts visits: %s', (_, now, count) => {
	expect(visited(FIRST, now)).toMatchObject({ count, lastAt: now });
});

it.each<[string, Visits, number, boolean]>([
	['a first visit', FIRST, 3, false],
	['nothing in the cart', { ...FIRST, count: 2 }, 0, false],
	['a second visit with something in the cart', { ...FIRST, count: 2 }, 1, true],
	['a shopper who was asked', { ...FIRST, count: 9, isOffered: true }, 1, false],
])('offers to install the shop: %s (1.18)', (_, visits, pieces, expected) => {
	expect(mayOffer(visits, pieces)).toBe(expected);
});

it('is offered once, when the browser asks and something is in the cart, whichever comes last (1.18)', async () => {
	vi.stubGlobal('document', { documentElement: { lang: 'pl-PL' } });
	const events = new EventTarget();
	vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
	const offers = () => $notifications.get().length;
	holdInstallPrompt();
	offerInstallation(createTranslator('pl-PL'));
	const ask = () => events.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }));
	ask();
	expect(offers()).toBe(0);
	addToCart(testCandidate('A'), 1);
	await expect.poll(offers).toBe(1);
	ask();
	addToCart(testCandidate('B'), 1);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(offers()).toBe(1);
});
