import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RatingTexts } from './rating.ts';

export const messages: TextsOf<RatingTexts> = {
	stars: 'Bewertung: {rating} von 5',
	reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
};
