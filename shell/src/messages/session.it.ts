import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Accedi di nuovo',
	signUpText: 'La tua sessione è scaduta. Accedi per tornare al tuo account oppure continua come ospite.',
	logIn: 'Accedi',
	register: 'Crea un account',
	stayGuest: 'Continua come ospite',
	close: 'Chiudi',
};
