import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterLinksTexts } from './footer-links.ts';

export const messages: TextsOf<FooterLinksTexts> = {
	help: 'Assistenza',
	brand: 'Il marchio',
	about: 'Chi siamo',
	faq: 'Domande e risposte',
	delivery: 'Consegna e pagamento',
	returns: 'Resi e reclami',
	withdraw: 'Recedi dal contratto qui',
	returnForm: 'Modulo di reso',
	complaintForm: 'Modulo di reclamo',
	sizes: 'Tabella delle taglie',
	terms: 'Condizioni di vendita',
	privacy: 'Informativa sulla privacy',
	accessibility: 'Accessibilità',
	siteMap: 'Mappa del sito',
	contact: 'Contatti',
	compare: 'Confronto prodotti',
	showrooms: 'Showroom',
	partners: 'Partner',
};
