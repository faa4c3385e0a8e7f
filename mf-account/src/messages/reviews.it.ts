import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewsTexts } from './reviews.ts';

export const messages: TextsOf<ReviewsTexts> = {
	title: 'Le mie recensioni',
	write: 'Recensisci i tuoi acquisti',
	empty: 'Non hai ancora scritto recensioni.',
	emptyHint: 'Recensisci qualcosa che già indossi: aiuterai gli altri a scegliere.',
	waiting: 'In attesa di approvazione',
	refused: 'Non pubblicata',
	productsTitle: 'Recensisci i prodotti',
	nothing: 'Al momento non c’è nulla da recensire.',
	nothingHint: 'Dopo il prossimo acquisto troverai qui i prodotti.',
	linkOver: 'Questo link non è più valido',
	linkOverHint: 'Il link dell’e-mail dell’ordine vale 90 giorni. Se hai un account, puoi recensire dopo l’accesso.',
	logIn: 'Accedi',
	thanks: 'Grazie per la recensione.',
	formUnavailable: 'Al momento non è possibile aggiungere recensioni. Riprova tra poco.',
};
