import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Bitte erneut anmelden',
	signUpText:
		'Deine Sitzung ist abgelaufen. Melde dich an, um zu deinem Konto zurückzukehren, oder kauf als Gast weiter ein.',
	logIn: 'Anmelden',
	register: 'Konto anlegen',
	stayGuest: 'Als Gast weiter',
	close: 'Schließen',
};
