import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Loyalty card',
	lead: 'Show the code at the till of a showroom. Points for what you buy online are added once the order is paid.',
	noCard: 'This shop has no loyalty card',
	barcode: 'Barcode of the card {number}',
	points: { one: '{count} point', other: '{count} points' },
	level: 'Level {level}',
	missing: { one: '{count} point to the next level.', other: '{count} points to the next level.' },
	history: 'What the points are for',
	noPoints: 'The first points come once an order is paid.',
	order: 'Order {number}',
	retry: 'Try again',
};
