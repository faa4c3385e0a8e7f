import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ErrorTexts } from './error.ts';

export const messages: TextsOf<ErrorTexts> = {
	notFoundTitle: 'There is no such page',
	notFoundText: 'The address may have changed or contain a typo. Look in the menu or go back to the home page.',
	searchLabel: 'What are you looking for?',
	search: 'Search',
	siteMap: 'All departments',
	failedTitle: 'This part of the shop could not be loaded',
	ours: 'The fault is ours, not yours. Your cart is safe. Please try again in a moment.',
	unreachable:
		'The shop does not answer. Check your internet connection and try again. Your cart on this device is safe.',
	offline: 'You are not connected to the internet. Try again when you are.',
	late: 'This takes longer than usual. The page appears as soon as it is loaded.',
	leavingOffline: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
	needsLogin: 'You need to be logged in to see this page',
	ok: 'OK',
	tryAgain: 'Try again',
	goHome: 'Back to the home page',
};
