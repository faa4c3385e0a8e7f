import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	statistics: 'Zgoda na statystyki',
	newsletter: 'Newsletter',
	newsletterText: 'Raz w miesiącu: nowe kolekcje i rozmiary, które wróciły.',
};
export type FooterTexts = typeof pl;

export const footerMessages = defineMessages('shell/footer', pl, {
	en: () => import(/* webpackChunkName: "en" */ './footer.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './footer.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './footer.it.ts'),
});
