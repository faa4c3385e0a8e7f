import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	pages: 'Strony listy',
	page: params('Strona {page}'),
	previous: 'Poprzednia',
	next: 'Następna',
};
export type NavigationTexts = typeof pl;

export const navigationMessages = defineMessages('ui-kit/navigation', pl, {
	en: () => import(/* webpackChunkName: "en" */ './navigation.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './navigation.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './navigation.it.ts'),
});
