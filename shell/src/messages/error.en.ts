import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'There is no such page',
	notFoundText: 'The address may have changed or contain a typo. Look in the menu or go back to the home page.',
	failedTitle: 'This part of the shop could not be loaded',
	failedText: 'The fault is ours, not yours. Your cart is safe. Please try again in a moment.',
	tryAgain: 'Try again',
	goHome: 'Back to the home page',
};
