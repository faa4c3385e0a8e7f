import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Accedi di nuovo',
	signUpText: 'La tua sessione è scaduta. Accedi per tornare al tuo account oppure continua come ospite.',
	logIn: 'Accedi',
	register: 'Crea un account',
	stayGuest: 'Continua come ospite',
	close: 'Chiudi',
	waiting: {
		one: '{count} modifica in attesa di invio. La invieremo appena torna la connessione.',
		many: '{count} modifiche in attesa di invio. Le invieremo appena torna la connessione.',
		other: '{count} modifiche in attesa di invio. Le invieremo appena torna la connessione.',
	},
	keepOpen: 'Non chiudere questa scheda: il browser non permette di salvare nulla.',
	failed: 'Non è stato possibile inviare una modifica: {message}',
};
