import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { AddingTexts } from './adding.ts';

export const messages: TextsOf<AddingTexts> = {
	added: 'Il prodotto è stato aggiunto al carrello',
	setAdded: 'Il set è stato aggiunto al carrello',
	restAdded: 'Le altre parti del set sono nel carrello',
	updated: 'La quantità è stata aggiornata',
	changed: 'Il prodotto nel carrello è stato modificato',
	goToCheckout: 'Vai alla cassa',
	priceUnknown: 'Il prezzo del prodotto è sconosciuto: non è possibile aggiungerlo al carrello.',
	outOfStock: 'Il prodotto è esaurito e non può essere aggiunto al carrello.',
	volatile: 'Non siamo certi che questo prodotto sia disponibile. Lo abbiamo aggiunto al carrello.',
	limit: {
		one: 'È disponibile solo {count} pezzo di questo prodotto.',
		other: 'Sono disponibili solo {count} pezzi di questo prodotto.',
	},
};
