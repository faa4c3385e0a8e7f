import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Loyalty programme',
	lead: 'A point for every 10 zł you spend.',
	points: { one: 'This cart brings {count} point.', other: 'This cart brings {count} points.' },
	goShopping: 'Go shopping',
};
