import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Programma fedeltà',
	lead: 'Un punto ogni 10 € di spesa.',
	points: { one: 'Questo carrello vale {count} punto.', other: 'Questo carrello vale {count} punti.' },
	goShopping: 'Vai al negozio',
};
