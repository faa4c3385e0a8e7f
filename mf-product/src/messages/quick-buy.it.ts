import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { QuickBuyTexts } from './quick-buy.ts';

export const messages: TextsOf<QuickBuyTexts> = {
	buy: 'Aggiungi al carrello',
	buyName: 'Aggiungi al carrello: {name}',
	close: 'Chiudi la scelta',
	more: 'Per questo prodotto c’è da scegliere più della taglia.',
	open: 'Apri la pagina del prodotto',
};
