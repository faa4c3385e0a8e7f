import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewTexts } from './reviews.ts';

export const messages: TextsOf<ReviewTexts> = {
	heading: 'Recensioni',
	none: 'Nessuno ha ancora scritto di questo prodotto. La tua recensione sarà la prima.',
	unavailable: 'Al momento le recensioni non sono disponibili.',
	shopAnswers: 'La nostra risposta:',
	write: 'Scrivi una recensione',
	rating: 'Valutazione',
	stars: { one: '{count} stella', other: '{count} stelle' },
	ratingMissing: 'Dai da 1 a 5 stelle.',
	title: 'In poche parole',
	detail: 'La tua recensione',
	nickname: 'Nome visualizzato',
	required: 'Questo campo è obbligatorio.',
	send: 'Invia la recensione',
	sending: 'Invio della recensione…',
	sent: 'Grazie. La recensione apparirà dopo che l’avremo letta.',
	alreadyWritten: 'Hai già recensito questo prodotto.',
};
