import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DeviceTexts } from './device.ts';

export const messages: TextsOf<DeviceTexts> = {
	title: 'Sicherheit',
	logOutEverywhere: 'Auf allen Geräten abmelden',
	loggedOutEverywhere: 'Du bist auf allen Geräten abgemeldet',
	forgetDevice: 'Meine Daten auf diesem Gerät löschen',
	forgetTitle: 'Daten auf diesem Gerät löschen?',
	forgetText:
		'Wir melden dich ab und löschen Warenkorb, Listen, Formulare und noch nicht gesendete Bestellungen aus diesem Browser. Dein Konto und deine Bestellungen bleiben im Shop erhalten.',
	forget: 'Daten löschen',
	keep: 'Behalten',
	downloadData: 'Meine Daten herunterladen',
	dataFile: 'meine-daten',
	deleteAccount: 'Konto löschen',
	deleteTitle: 'Konto löschen?',
	deleteText:
		'Wir löschen dein Konto mit Adressen, Wunschliste, Warenkorb und Abos. Das lässt sich nicht rückgängig machen. Bestellungen und Rechnungen bewahren wir ohne Konto so lange auf, wie es das Steuerrecht verlangt.',
	deletePassword: 'Passwort deines Kontos',
	deletePasswordHint: 'Meldest du dich mit Google oder Facebook an, melde dich neu an und lass das Feld leer.',
	deleteForGood: 'Konto endgültig löschen',
	accountDeleted: 'Dein Konto wurde gelöscht',
};
