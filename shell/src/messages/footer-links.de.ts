import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterLinksTexts } from './footer-links.ts';

export const messages: TextsOf<FooterLinksTexts> = {
	help: 'Hilfe',
	brand: 'Über die Marke',
	about: 'Über uns',
	faq: 'Fragen und Antworten',
	delivery: 'Versand und Zahlung',
	returns: 'Rückgabe und Reklamation',
	withdraw: 'Vertrag hier widerrufen',
	returnForm: 'Rücksendeformular',
	complaintForm: 'Reklamationsformular',
	sizes: 'Größentabelle',
	terms: 'AGB',
	privacy: 'Datenschutzerklärung',
	accessibility: 'Barrierefreiheit',
	siteMap: 'Seitenübersicht',
	contact: 'Kontakt',
	compare: 'Produktvergleich',
	showrooms: 'Läden',
	partners: 'Partner',
};
