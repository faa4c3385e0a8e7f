import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Mapa strony',
	lead: 'Wszystkie działy, kolekcje i strony sklepu w jednym miejscu.',
	categories: 'Kategorie',
	tags: 'Kolekcje',
	pages: 'Strony',
	help: 'Pomoc',
	complaint: 'Reklamacja',
	return: 'Zwrot',
	faq: 'Pytania i odpowiedzi',
	contact: 'Kontakt',
	showrooms: 'Salony',
	partners: 'Partnerzy',
	search: 'Szukaj',
};
export type SiteMapTexts = typeof pl;

export const siteMapMessages = defineMessages('mf-content/site-map', pl, {
	en: () => import(/* webpackChunkName: "en" */ './site-map.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './site-map.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './site-map.it.ts'),
});
