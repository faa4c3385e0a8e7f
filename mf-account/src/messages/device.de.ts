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
};
