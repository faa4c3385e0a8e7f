import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewFormTexts } from './review-form.ts';

export const messages: TextsOf<ReviewFormTexts> = {
	rating: 'Rating',
	stars: { one: '{count} star', other: '{count} stars' },
	ratingMissing: 'Give 1 to 5 stars.',
	title: 'In a few words',
	detail: 'Your review',
	fit: 'How does it fit? (optional)',
	fitsSmall: 'Runs small',
	fitsRight: 'True to size',
	fitsLarge: 'Runs large',
	nickname: 'Display name',
	required: 'This field is required.',
	tooLong: 'This is too long.',
	send: 'Send the review',
	sending: 'Adding a review ...',
	queued: 'Your review is saved on this device. We will send it once there is a connection.',
	sent: 'You submitted your review for moderation.',
	alreadyWritten: 'You have reviewed this product already.',
};
