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
	inStock: 'Disponibile!',
	outOfStock: 'Esaurito! Rimuovi questo prodotto per completare l’ordine.',
	change: 'Modifica',
	changeName: 'Modifica nel carrello: {name}',
	remove: 'Rimuovi',
	removeName: 'Rimuovi dal carrello: {name}',
	askRemove: 'Vuoi davvero rimuovere questo prodotto?',
	keep: 'Mantieni',
	cartFull: 'Il carrello è pieno: «{name}» non ci sta più. Togli qualcosa oppure dividi gli acquisti in due ordini.',
	noLongerSold: '{name} non è più in vendita, quindi lo abbiamo rimosso dal carrello.',
	quantityRefused: '{name}: non è stato possibile modificare la quantità.',
	removed: 'Rimosso dal carrello: {name}',
	undo: 'Annulla',
	save: 'Nella lista dei desideri',
	saveName: 'Sposta nella lista dei desideri: {name}',
	saved: 'Spostato nella lista dei desideri: {name}',
	priceRisen: 'Il prezzo è aumentato: {before} → {now}',
	priceFallen: 'Il prezzo è diminuito: {before} → {now}',
	elsewhere: {
		one: '{count} prodotto del tuo carrello non è in vendita in questo negozio. Ti aspetta in quello in cui lo hai scelto.',
		other:
			'{count} prodotti del tuo carrello non sono in vendita in questo negozio. Ti aspettano in quello in cui li hai scelti.',
	},
	each: 'al pezzo',
	subtotal: 'Valore dei prodotti',
	missingForFreeShipping: 'Ancora {amount} per la spedizione gratuita',
	freeShipping: 'Spedizione gratuita',
	offline:
		'Nessuna connessione. Il carrello funziona e resta su questo dispositivo; verificheremo prezzi e disponibilità appena torni online.',
	toCheckout: 'Vai alla cassa',
	deliveryLater: 'Calcoleremo le spese di spedizione nel passaggio successivo.',
};
