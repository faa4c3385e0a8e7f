import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RatingTexts } from './rating.ts';

export const messages: TextsOf<RatingTexts> = {
	stars: 'Rated {rating} out of 5',
	reviews: { one: '{count} review', other: '{count} reviews' },
};
