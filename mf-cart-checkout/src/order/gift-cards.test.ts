import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { addGiftCard, giftShares } from './gift-cards.ts';

afterEach(() => vi.unstubAllGlobals());

const card = (balance: number) => ({ code: 'A', balance, currency: 'PLN' });

it.each([
	[[card(3001)], 5499, [3001]],
	[[card(4000), card(4000)], 5499, [4000, 1499]],
	[[card(9000), card(100)], 5499, [5499, 0]],
	[[], 5499, []],
])('cards pay in turn what they can: %j of %i (15.39)', (held, sum, shares) => {
	expect(giftShares(held, sum)).toEqual(shares);
});

it('pay an order that is sent before the page has shown them', async () => {
	const { items } = fakeBrowser();
	addGiftCard({ code: 'K7QX-2MNA', balance: 5000, currency: 'PLN' });
	await untilStored();
	fakeBrowser(Object.fromEntries(items));
	vi.resetModules();
	const page = await import('./gift-cards.ts');
	expect(page.heldCodes()).toEqual(['K7QX-2MNA']);
	page.forgetGiftCards();
	expect(page.heldCodes()).toEqual([]);
});
