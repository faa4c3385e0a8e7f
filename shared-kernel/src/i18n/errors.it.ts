import type { ErrorsTexts } from './error-message.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<ErrorsTexts> = {
	noAnswer: 'Non è stato possibile raggiungere il negozio. Controlla la connessione a internet e riprova.',
	tooMany: 'Troppi tentativi. Attendi un momento e riprova.',
	unexpected: 'Ops, qualcosa è andato storto. Riprova tra un momento.',
	wrongLogin: 'E-mail o password non corretti.',
	sessionOver: 'Accedi di nuovo.',
	emailTaken: 'Questo indirizzo ha già un account. Accedi o indica un’altra e-mail.',
	invalidInput: 'Controlla i dati inseriti e riprova.',
};
