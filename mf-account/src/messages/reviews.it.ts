import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'Le mie recensioni',
	write: 'Recensisci i tuoi acquisti',
	empty: 'Non hai ancora scritto recensioni.',
	emptyHint: 'Recensisci qualcosa che già indossi: aiuterai gli altri a scegliere.',
	waiting: 'In attesa di approvazione',
	stars: '{rating} stelle su 5',
	productsTitle: 'Recensisci i prodotti',
	nothing: 'Al momento non c’è nulla da recensire.',
	nothingHint: 'Dopo il prossimo acquisto troverai qui i prodotti.',
	thanks: 'Grazie per la recensione.',
	rating: 'Valutazione',
	reviewTitle: 'Titolo',
	detail: 'Recensione',
	nickname: 'Nome visualizzato',
	send: 'Invia recensione',
	adding: 'Invio della recensione…',
	submitted: 'La tua recensione è in attesa di approvazione.',
	required: 'Questo campo è obbligatorio.',
	ratingRequired: 'Scegli il numero di stelle.',
	tooLong: 'Il testo è troppo lungo.',
};
