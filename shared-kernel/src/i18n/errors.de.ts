import type { ErrorsTexts } from './error-message.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<ErrorsTexts> = {
	noAnswer: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
	tooMany: 'Zu viele Versuche auf einmal. Warten Sie einen Moment und versuchen Sie es erneut.',
	unexpected: 'Hoppla, etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.',
	wrongLogin: 'E-Mail oder Passwort ist falsch.',
	sessionOver: 'Bitte melden Sie sich erneut an.',
	emailTaken: 'Für diese Adresse gibt es schon ein Konto. Melden Sie sich an oder geben Sie eine andere E-Mail an.',
	invalidInput: 'Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
};
