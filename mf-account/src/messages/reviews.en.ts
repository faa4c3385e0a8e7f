import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'My reviews',
	write: 'Review what you bought',
	empty: 'You have no reviews yet.',
	emptyHint: 'Review something you already wear, and help others choose.',
	waiting: 'Waiting for moderation',
	stars: '{rating} out of 5 stars',
	productsTitle: 'Review products',
	nothing: 'There is nothing to review at the moment.',
	nothingHint: 'They will be here after your next purchase.',
	thanks: 'Thank you for your review.',
	rating: 'Rating',
	reviewTitle: 'Title',
	detail: 'Review',
	nickname: 'Nickname',
	send: 'Send review',
	adding: 'Adding a review ...',
	submitted: 'You submitted your review for moderation.',
	required: 'This field is required.',
	ratingRequired: 'Choose the number of stars.',
	tooLong: 'This is too long.',
};
