import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WishlistTexts } from './wishlist.ts';

export const messages: TextsOf<WishlistTexts> = {
	title: 'Lista dei desideri',
	close: 'Chiudi la lista dei desideri',
	openPage: 'Apri la lista dei desideri',
	emptyTitle: 'La lista dei desideri è ancora vuota',
	empty: 'La lista è ancora vuota. Aggiungi un prodotto da ritrovare.',
	soldOut: 'Al momento non disponibile',
	remove: 'Rimuovi',
	removeName: 'Rimuovi dalla lista: {name}',
	removed: 'Rimosso dalla lista: {name}',
	browse: 'Scopri la collezione',
};
