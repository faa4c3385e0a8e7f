import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CartMoveTexts } from './cart-move.ts';

export const messages: TextsOf<CartMoveTexts> = {
	lead: 'Prices in that store are in {currency}. Your cart goes with you, and its products cost what they cost there.',
	sums: 'Products: {before} → {after}',
	unsold: 'Not sold there: {names}. You will find them again in the cart of this store.',
	unknown: 'You will see the new prices in the cart.',
	go: 'Go to that store',
	stay: 'Stay here',
};
