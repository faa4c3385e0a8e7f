import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
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
	statistics: 'Einwilligung zur Statistik',
	contact: 'Kontakt',
	compare: 'Produktvergleich',
	showrooms: 'Läden',
	partners: 'Partner',
	newsletter: 'Newsletter',
	newsletterText: 'Einmal im Monat: neue Kollektionen und wieder lieferbare Größen.',
};
