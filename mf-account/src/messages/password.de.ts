import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PasswordTexts } from './password.ts';

export const messages: TextsOf<PasswordTexts> = {
	forgotTitle: 'Passwort vergessen?',
	forgotLead: 'Geben Sie Ihre E-Mail-Adresse ein; wir senden einen Link für ein neues Passwort.',
	email: 'E-Mail',
	sendLink: 'Link senden',
	sentTitle: 'Sehen Sie in Ihr Postfach',
	sentText: 'Wenn zu {email} ein Konto gehört, ist der Link unterwegs. Er gilt eine Stunde.',
	offline: 'Ohne Internetverbindung lässt sich das Passwort nicht ändern.',
	backToLogin: 'Zurück zur Anmeldung',
	createTitle: 'Neues Passwort',
	linkBroken: 'Dieser Link ist unvollständig oder abgelaufen.',
	askAgain: 'Neuen Link anfordern',
	changeTitle: 'Passwort ändern',
	changeLead: 'Auf Ihren anderen Geräten werden Sie abgemeldet.',
	currentPassword: 'Aktuelles Passwort',
	newPassword: 'Neues Passwort',
	repeatPassword: 'Passwort wiederholen',
	passwordHint: 'Mindestens 8 Zeichen.',
	savePassword: 'Passwort speichern',
	changed: 'Das Passwort wurde geändert',
	required: 'Dieses Feld ist erforderlich.',
	emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. anna@example.com.',
	passwordShort: 'Das Passwort braucht mindestens 8 Zeichen.',
	passwordsDiffer: 'Die Passwörter müssen gleich sein.',
	tooLong: 'Das ist zu lang.',
};
