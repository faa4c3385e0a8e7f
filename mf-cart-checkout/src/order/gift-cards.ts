import { kept } from '@pasaz/kernel/stores/kept';
import * as z from 'zod/mini';

/** A gift card that the shopper pays with; `balance` in grosze, as it was when it was entered. */
const GiftCard = z.object({ code: z.string(), balance: z.int(), currency: z.string() });
export type GiftCard = z.infer<typeof GiftCard>;

export const GIFT_CARDS_KEY = 'checkout/gift-cards';

const cards = kept<GiftCard[]>({ key: GIFT_CARDS_KEY, schema: z.array(GiftCard), empty: [], personal: true });

export const $giftCards = cards.$value;
export const startGiftCards = cards.start;

/** An order takes five. */
const MAX_CARDS = 5;

export function addGiftCard(card: GiftCard): void {
	cards.start();
	cards.change((held) => [...held.filter(({ code }) => code !== card.code), card].slice(-MAX_CARDS));
}

export function removeGiftCard(removed: string): void {
	cards.change((held) => held.filter(({ code }) => code !== removed));
}

/** Codes of the cards that the device holds, also before they are shown. */
export function heldCodes(): string[] {
	cards.start();
	return cards.$value.get().map(({ code }) => code);
}

export function forgetGiftCards(): void {
	cards.start();
	cards.change(() => []);
}

export function giftShares(held: readonly GiftCard[], sum: number): number[] {
	let left = sum;
	return held.map(({ balance }) => {
		const share = Math.min(balance, left);
		left -= share;
		return share;
	});
}

/** What is left to pay of a sum besides the cards that the device holds, in grosze. */
export function dueBesidesCards(sum: number): number {
	return sum - giftShares(cards.$value.get(), sum).reduce((all, share) => all + share, 0);
}
