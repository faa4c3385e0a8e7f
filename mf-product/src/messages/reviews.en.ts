import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Reviews',
	none: 'Nobody has written about this product yet. Yours will be the first review.',
	unavailable: 'The reviews are not available right now.',
	shopAnswers: 'Our answer:',
	write: 'Write a review',
	rating: 'Rating',
	stars: { one: '{count} star', other: '{count} stars' },
	ratingMissing: 'Give 1 to 5 stars.',
	title: 'In a few words',
	detail: 'Your review',
	nickname: 'Signed',
	required: 'This field is required.',
	send: 'Send the review',
	sending: 'Adding a review ...',
	sent: 'You submitted your review for moderation.',
	alreadyWritten: 'You have reviewed this product already.',
};
