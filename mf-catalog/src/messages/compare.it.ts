import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CompareTexts } from './compare.ts';

export const messages: TextsOf<CompareTexts> = {
	title: 'Confronta i prodotti',
	products: { one: '{count} prodotto', other: '{count} prodotti' },
	price: 'Prezzo',
	availability: 'Disponibilità',
	inStock: 'Disponibile',
	soldOut: 'Esaurito',
	none: 'non indicato',
	remove: 'Rimuovi dal confronto: {name}',
	removed: 'Rimosso dal confronto: {name}',
	clear: 'Svuota il confronto',
	loading: 'Caricamento del confronto…',
	empty: 'Non stai ancora confrontando prodotti',
	emptyHint: 'Apri un prodotto e scegli «Aggiungi al confronto».',
	seeNew: 'Scopri le novità',
	stale: 'Mostriamo i dati salvati su questo dispositivo. Prezzi e disponibilità possono essere cambiati.',
};
