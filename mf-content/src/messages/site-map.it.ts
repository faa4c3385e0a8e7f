import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SiteMapTexts } from './site-map.ts';

export const messages: TextsOf<SiteMapTexts> = {
	title: 'Mappa del sito',
	lead: 'Tutti i reparti, i temi e le pagine del negozio in un unico posto.',
	categories: 'Categorie',
	tags: 'Temi',
	pages: 'Pagine',
	help: 'Aiuto',
	complaint: 'Reclamo',
	return: 'Reso',
	faq: 'Domande e risposte',
	contact: 'Contatti',
	showrooms: 'Negozi',
	partners: 'Partner',
	search: 'Cerca',
};
