import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Reviews',
	none: 'Nobody has written about this product yet. Yours will be the first review.',
	unavailable: 'The reviews are not available right now.',
	shopAnswers: 'Our answer:',
	write: 'Write a review',
	verified: 'verified purchase',
	external: 'a review from an external service',
	howVerified: 'Verified purchase: the author has ordered this product. We do not verify other reviews.',
	guests: 'You can write a review when you are logged in, or with the link in your order’s e-mail.',
	logIn: 'Log in',
	written: 'You have reviewed this product already.',
	fitsSmall: 'runs small',
	fitsRight: 'true to size',
	fitsLarge: 'runs large',
	shown: '{shown} of {total} reviews',
	more: 'Show more reviews',
	moreFailed: 'More reviews could not be loaded. Try again.',
};
