import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SessionTexts } from './session.ts';

export const messages: TextsOf<SessionTexts> = {
	signUpTitle: 'Bitte erneut anmelden',
	signUpText:
		'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um zu Ihrem Konto zurückzukehren, oder kaufen Sie als Gast weiter ein.',
	logIn: 'Anmelden',
	register: 'Konto eröffnen',
	stayGuest: 'Als Gast weiter',
	close: 'Schließen',
	waiting: {
		one: '{count} Änderung wartet auf den Versand. Wir senden sie, sobald die Verbindung wieder da ist.',
		other: '{count} Änderungen warten auf den Versand. Wir senden sie, sobald die Verbindung wieder da ist.',
	},
	keepOpen: 'Lassen Sie diesen Tab offen: Der Browser erlaubt kein Speichern.',
	failed: 'Eine Änderung konnte nicht gesendet werden: {message}',
};
