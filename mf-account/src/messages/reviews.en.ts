import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'My reviews',
	write: 'Review what you bought',
	empty: 'You have no reviews yet.',
	emptyHint: 'Review something you already wear, and help others choose.',
	waiting: 'Waiting for moderation',
	refused: 'Not published',
	productsTitle: 'Review products',
	nothing: 'There is nothing to review at the moment.',
	nothingHint: 'They will be here after your next purchase.',
	linkOver: 'This link is not valid any more',
	linkOverHint:
		'The link in an order’s e-mail is valid for 90 days. If you have an account, you can write your review once you are logged in.',
	logIn: 'Log in',
	thanks: 'Thank you for your review.',
	formUnavailable: 'Reviews cannot be added right now. Please try again in a moment.',
};
