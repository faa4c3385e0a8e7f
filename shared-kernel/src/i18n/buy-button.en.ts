import type { BuyButtonTexts } from './buy-button.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<BuyButtonTexts> = {
	add: 'Add to cart',
	save: 'Save changes',
	unavailable: 'Sold out',
};
