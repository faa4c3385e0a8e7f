import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Reviews',
	none: 'Nobody has written about this product yet. Yours will be the first review.',
	unavailable: 'The reviews are not available right now.',
	shopAnswers: 'Our answer:',
	write: 'Write a review',
};
