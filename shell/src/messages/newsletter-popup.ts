import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'List raz w miesiącu',
	text: 'Nowe kolekcje, rozmiary, które wróciły, i kulisy szycia. Bez codziennych promocji.',
	close: 'Zamknij zaproszenie',
	later: 'Nie, dziękuję',
};
export type NewsletterPopupTexts = typeof pl;

export const newsletterPopupMessages = defineMessages('shell/newsletter-popup', pl, {
	en: () => import(/* webpackChunkName: "en" */ './newsletter-popup.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './newsletter-popup.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './newsletter-popup.it.ts'),
});
