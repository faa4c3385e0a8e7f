import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	breadcrumbs: 'Jesteś tutaj',
	home: 'Strona główna',
};
export type BreadcrumbsTexts = typeof pl;

export const breadcrumbsMessages = defineMessages('ui-kit/breadcrumbs', pl, {
	en: () => import(/* webpackChunkName: "en" */ './breadcrumbs.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './breadcrumbs.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './breadcrumbs.it.ts'),
});
