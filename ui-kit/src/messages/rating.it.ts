import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RatingTexts } from './rating.ts';

export const messages: TextsOf<RatingTexts> = {
	stars: 'Voto: {rating} su 5',
	reviews: { one: '{count} recensione', other: '{count} recensioni' },
};
