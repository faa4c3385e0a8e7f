import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	about: 'O nas',
	faq: 'Pytania i odpowiedzi',
	delivery: 'Dostawa i płatność',
	returns: 'Zwroty i reklamacje',
	withdraw: 'Odstąp od umowy tutaj',
	returnForm: 'Formularz zwrotu',
	complaintForm: 'Formularz reklamacji',
	sizes: 'Tabela rozmiarów',
	terms: 'Regulamin',
	privacy: 'Polityka prywatności',
	accessibility: 'Dostępność',
	siteMap: 'Mapa strony',
	statistics: 'Zgoda na statystyki',
	contact: 'Kontakt',
	compare: 'Porównanie produktów',
	showrooms: 'Salony',
	partners: 'Partnerzy',
	newsletter: 'Newsletter',
	newsletterText: 'Raz w miesiącu: nowe kolekcje i powroty w rozmiarach.',
};
export type FooterTexts = typeof pl;

export const footerMessages = defineMessages('shell/footer', pl, {
	en: () => import(/* webpackChunkName: "en" */ './footer.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './footer.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './footer.it.ts'),
});
