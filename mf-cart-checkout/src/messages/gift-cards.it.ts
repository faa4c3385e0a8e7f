import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GiftCardTexts } from './gift-cards.ts';

export const messages: TextsOf<GiftCardTexts> = {
	label: 'Codice della carta regalo',
	apply: 'Usa la carta',
	card: 'Carta regalo …{end} (saldo {balance})',
	remove: 'Rimuovi',
	due: 'Ancora da pagare',
	unknown: 'Questa carta non esiste. Controlla il codice.',
	empty: 'Su questa carta non c’è più credito.',
	foreign: 'Questa carta è in un’altra valuta ({currency}).',
};
