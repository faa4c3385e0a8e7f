import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Treueprogramm',
	lead: 'Für je 10 € gibt es einen Punkt.',
	points: { one: 'Dieser Warenkorb bringt {count} Punkt.', other: 'Dieser Warenkorb bringt {count} Punkte.' },
	goShopping: 'Zum Shop',
};
