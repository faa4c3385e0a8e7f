import { expect, it } from 'vitest';
import { giftShares } from './gift-cards.ts';

const card = (balance: number) => ({ code: 'A', balance, currency: 'PLN' });

it.each([
	[[card(3001)], 5499, [3001]],
	[[card(4000), card(4000)], 5499, [4000, 1499]],
	[[card(9000), card(100)], 5499, [5499, 0]],
	[[], 5499, []],
])('cards pay in turn what they can: %j of %i', (held, sum, shares) => {
	expect(giftShares(held, sum)).toEqual(shares);
});
