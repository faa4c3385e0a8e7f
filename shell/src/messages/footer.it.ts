import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
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
	statistics: 'Consenso alle statistiche',
	contact: 'Contatti',
	compare: 'Confronto prodotti',
	showrooms: 'Negozi',
	partners: 'Partner',
	newsletter: 'Newsletter',
	newsletterText: 'Una volta al mese: nuove collezioni e taglie di nuovo disponibili.',
};
