import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

export const navigationMessages = defineMessages('ui-kit/navigation', {
	breadcrumbs: 'Jesteś tutaj',
	home: 'Strona główna',
	pages: 'Strony listy',
	page: params('Strona {page}'),
	previous: 'Poprzednia',
	next: 'Następna',
});
