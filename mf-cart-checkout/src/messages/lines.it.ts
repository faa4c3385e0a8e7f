import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LinesTexts } from './lines.ts';

export const messages: TextsOf<LinesTexts> = {
	title: 'Carrello',
	close: 'Chiudi il carrello',
	empty: 'Il tuo carrello è vuoto',
	emptyHint: 'Quello che ti piace lo troverai qui.',
	browse: 'Scopri la collezione',
	linesLabel: 'Prodotti nel carrello',
	quantityOf: 'Quantità: {name}',
	less: 'Un pezzo in meno',
	more: 'Un pezzo in più',
	limit: {
		one: 'È disponibile solo {count} pezzo di questo prodotto.',
		other: 'Sono disponibili solo {count} pezzi di questo prodotto.',
	},
	outOfStock: 'Esaurito! Rimuovi questo prodotto per completare l’ordine.',
	remove: 'Rimuovi',
	removeName: 'Rimuovi dal carrello: {name}',
	askRemove: 'Vuoi davvero rimuovere questo prodotto?',
	keep: 'Mantieni',
	noLongerSold: '{name} non è più in vendita, quindi lo abbiamo rimosso dal carrello.',
	quantityRefused: '{name}: non è stato possibile modificare la quantità.',
	removed: 'Rimosso dal carrello: {name}',
	each: 'al pezzo',
	subtotal: 'Valore dei prodotti',
	missingForFreeShipping: 'Ancora {amount} per la spedizione gratuita',
	freeShipping: 'Spedizione gratuita',
	toCheckout: 'Vai alla cassa',
	deliveryLater: 'Calcoleremo le spese di spedizione nel passaggio successivo.',
};
