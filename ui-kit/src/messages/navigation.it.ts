import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NavigationTexts } from './navigation.ts';

export const messages: TextsOf<NavigationTexts> = {
	pages: 'Pagine dell’elenco',
	page: 'Pagina {page}',
	previous: 'Precedente',
	next: 'Successiva',
};
