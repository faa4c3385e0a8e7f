import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WishlistTexts } from './wishlist.ts';

export const messages: TextsOf<WishlistTexts> = {
	title: 'Lista dei desideri',
	close: 'Chiudi la lista dei desideri',
	openPage: 'Apri la lista dei desideri',
	compare: { one: 'Confronta {count} prodotto', other: 'Confronta {count} prodotti' },
	share: 'Condividi la lista',
	shareLink: 'Link alla lista',
	linkCopied: 'Link copiato. Chi lo riceve vede questi prodotti, ma non chi sei.',
	linkShown: 'Copia questo link. Chi lo riceve vede questi prodotti, ma non chi sei.',
	emptyTitle: 'La tua lista dei desideri è ancora vuota',
	empty: 'Aggiungi i prodotti che vuoi ritrovare.',
	soldOut: 'Al momento non disponibile',
	stale: 'Mostriamo i dati salvati su questo dispositivo. Prezzi e disponibilità possono essere cambiati.',
	remove: 'Rimuovi',
	removeName: 'Rimuovi dalla lista dei desideri: {name}',
	removed: 'Rimosso dalla lista dei desideri: {name}',
	browse: 'Scopri la collezione',
	clear: 'Svuota la lista',
	cleared: 'La lista dei desideri è vuota.',
	undo: 'Annulla',
};
