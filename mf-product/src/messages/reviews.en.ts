import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Reviews',
	none: 'Nobody has written about this product yet. Yours will be the first review.',
	unavailable: 'The reviews are not available right now.',
	shopAnswers: 'Our answer:',
	write: 'Write a review',
	verified: 'verified purchase',
	external: 'a review of an external service',
	howVerified: 'Verified purchase: an order of the author has this product. We do not verify other reviews.',
	guests: 'Reviews are written by customers who are logged in, or by the link in an order’s e-mail.',
	logIn: 'Log in',
	written: 'You have reviewed this product already.',
	fitsSmall: 'runs small',
	fitsRight: 'true to size',
	fitsLarge: 'runs large',
};
