import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Spedizione gratuita da {free}',
	returns: 'Resi entro 14 giorni',
	files: 'File subito dopo il pagamento',
	noReturn: 'Un file scaricato non si può restituire',
	notShipped: 'Nessuna spedizione: conferma via e-mail',
	downloads: 'File da scaricare',
	sample: 'Scarica un assaggio',
	description: 'Descrizione',
	details: 'Dettagli',
	sku: 'Codice prodotto',
};
