import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddToCartTexts } from './add-to-cart.ts';

export const messages: TextsOf<AddToCartTexts> = {
	failed: 'It could not be added to the cart. Check your connection and try again.',
};
