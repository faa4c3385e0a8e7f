import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SiteMapTexts } from './site-map.ts';

export const messages: TextsOf<SiteMapTexts> = {
	title: 'Seitenübersicht',
	lead: 'Alle Abteilungen, Kollektionen und Seiten des Shops an einem Ort.',
	categories: 'Kategorien',
	tags: 'Kollektionen',
	pages: 'Seiten',
	help: 'Hilfe',
	complaint: 'Reklamation',
	return: 'Rücksendung',
	faq: 'Fragen und Antworten',
	contact: 'Kontakt',
	showrooms: 'Läden',
	partners: 'Partner',
	search: 'Suche',
};
