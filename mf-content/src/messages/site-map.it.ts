import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SiteMapTexts } from './site-map.ts';

export const messages: TextsOf<SiteMapTexts> = {
	title: 'Mappa del sito',
	lead: 'Tutti i reparti, le collezioni e le pagine del negozio in un unico posto.',
	categories: 'Categorie',
	tags: 'Collezioni',
	pages: 'Pagine',
	help: 'Assistenza',
	complaint: 'Reclamo',
	return: 'Reso',
	faq: 'Domande e risposte',
	contact: 'Contatti',
	showrooms: 'Showroom',
	partners: 'Partner',
	search: 'Cerca',
};
