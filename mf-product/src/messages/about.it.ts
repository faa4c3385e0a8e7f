import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AboutTexts } from './about.ts';

export const messages: TextsOf<AboutTexts> = {
	delivery: 'Spedizione gratuita da {free}',
	returns: 'Resi entro 14 giorni',
	description: 'Descrizione',
	details: 'Dettagli',
	sku: 'Codice prodotto',
};
