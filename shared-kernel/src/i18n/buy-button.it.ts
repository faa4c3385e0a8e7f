import type { BuyButtonTexts } from './buy-button.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<BuyButtonTexts> = {
	add: 'Aggiungi al carrello',
	save: 'Salva le modifiche',
	unavailable: 'Esaurito',
};
