import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NavigationTexts } from './navigation.ts';

export const messages: TextsOf<NavigationTexts> = {
	pages: 'Pages of the list',
	page: 'Page {page}',
	previous: 'Previous',
	next: 'Next',
};
