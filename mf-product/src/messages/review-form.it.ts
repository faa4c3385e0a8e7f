import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ReviewFormTexts } from './review-form.ts';

export const messages: TextsOf<ReviewFormTexts> = {
	rating: 'Valutazione',
	stars: { one: '{count} stella', other: '{count} stelle' },
	ratingMissing: 'Dai da 1 a 5 stelle.',
	title: 'In poche parole',
	detail: 'La tua recensione',
	fit: 'Come veste? (facoltativo)',
	fitsSmall: 'Veste piccolo',
	fitsRight: 'Veste giusto',
	fitsLarge: 'Veste grande',
	nickname: 'Nome visualizzato',
	required: 'Questo campo è obbligatorio.',
	tooLong: 'Il testo è troppo lungo.',
	send: 'Invia la recensione',
	sending: 'Invio della recensione…',
	queued: 'La recensione è salvata su questo dispositivo. La invieremo quando tornerà la connessione.',
	sent: 'Grazie. La recensione apparirà dopo che l’avremo letta.',
	alreadyWritten: 'Hai già recensito questo prodotto.',
};
