import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NavigationTexts } from './navigation.ts';

export const messages: TextsOf<NavigationTexts> = {
	pages: 'Seiten der Liste',
	page: 'Seite {page}',
	previous: 'Zurück',
	next: 'Weiter',
};
