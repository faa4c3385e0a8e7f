import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	help: 'Pomoc',
	brand: 'O marce',
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
	contact: 'Kontakt',
	compare: 'Porównanie produktów',
	showrooms: 'Salony',
	partners: 'Partnerzy',
};
export type FooterLinksTexts = typeof pl;

export const footerLinksMessages = defineMessages('shell/footer-links', pl, {
	en: () => import('./footer-links.en.ts'),
	de: () => import('./footer-links.de.ts'),
	it: () => import('./footer-links.it.ts'),
});
