import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	delivery: params('Darmowa dostawa od {free}'),
	returns: 'Zwrot do 14 dni',
	files: 'Pliki od razu po opłaceniu',
	noReturn: 'Pobranego pliku nie można zwrócić',
	notShipped: 'Bez wysyłki, potwierdzenie e-mailem',
	downloads: 'Pliki do pobrania',
	sample: 'Pobierz próbkę',
	description: 'Opis',
	details: 'Szczegóły',
	sku: 'Numer produktu',
};
export type AboutTexts = typeof pl;

export const aboutMessages = defineMessages('mf-product/about', pl, {
	en: () => import(/* webpackChunkName: "en" */ './about.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './about.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './about.it.ts'),
});
