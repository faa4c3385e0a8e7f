import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Recensioni',
	none: 'Nessuno ha ancora scritto di questo prodotto. La tua recensione sarà la prima.',
	unavailable: 'Al momento le recensioni non sono disponibili.',
	shopAnswers: 'La nostra risposta:',
	write: 'Scrivi una recensione',
	verified: 'acquisto confermato',
	external: 'recensione proveniente da un servizio esterno',
	howVerified:
		'Acquisto confermato: l’autore ha questo prodotto tra i propri ordini. Le altre recensioni non le verifichiamo.',
	guests: 'Può recensire chi ha effettuato l’accesso o chi ha il link dell’e-mail dell’ordine.',
	logIn: 'Accedi',
	written: 'Hai già recensito questo prodotto.',
	fitsSmall: 'veste piccolo',
	fitsRight: 'veste giusto',
	fitsLarge: 'veste grande',
	shown: '{shown} di {total} recensioni',
	more: 'Mostra altre recensioni',
	moreFailed: 'Impossibile caricare altre recensioni. Riprova.',
};
