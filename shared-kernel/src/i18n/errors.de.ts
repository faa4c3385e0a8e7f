import type { ErrorsTexts } from './error-message.ts';
import type { TextsOf } from './texts.ts';

export const messages: TextsOf<ErrorsTexts> = {
	noAnswer: 'Der Shop ist nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.',
	tooMany: 'Zu viele Versuche auf einmal. Warte einen Moment und versuch es noch einmal.',
	unexpected: 'Hoppla, da ist etwas schiefgegangen. Versuch es gleich noch einmal.',
	wrongLogin: 'E-Mail oder Passwort ist falsch.',
	sessionOver: 'Bitte melde dich erneut an.',
	emailTaken: 'Für diese Adresse gibt es schon ein Konto. Melde dich an oder gib eine andere E-Mail-Adresse an.',
	invalidInput: 'Prüfe deine Eingaben und versuch es noch einmal.',
};
