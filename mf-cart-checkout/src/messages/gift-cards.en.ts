import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GiftCardTexts } from './gift-cards.ts';

export const messages: TextsOf<GiftCardTexts> = {
	label: 'Gift card code',
	apply: 'Use the card',
	card: 'Gift card …{end} (balance {balance})',
	remove: 'Remove',
	due: 'Left to pay',
	unknown: 'There is no such card. Check the code.',
	empty: 'Nothing is left on this card.',
	foreign: 'This card is in another currency ({currency}).',
};
