import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingTexts } from './waiting.ts';

export const messages: TextsOf<WaitingTexts> = {
	title: 'Bestellung wartet!',
	hint: 'Du hast ohne Verbindung eine Bestellung aufgegeben. Jetzt senden? Vor der Annahme prüfen wir Preise und Bestand.',
	sendNow: 'Jetzt senden',
	later: 'Später',
	waits: 'Auf diesem Gerät gespeichert. Wir senden sie, sobald die Verbindung da ist und du es bestätigst.',
	unsure:
		'Wir haben sie gesendet, aber keine Antwort erhalten. Sende sie noch einmal: Der Shop nimmt sie nur einmal an.',
	refused:
		'Der Shop konnte diese Bestellung nicht annehmen: Ein Artikel ist nicht mehr da. Leg sie zurück in den Warenkorb und bestelle, was es noch gibt.',
	changed: 'Die Preise haben sich geändert: vorher {before}, jetzt {now}.',
	acceptPrices: 'Zum neuen Preis bestellen',
	cancel: 'Zurück in den Warenkorb',
	total: 'Summe: {amount}',
	withoutDiscount:
		'Das ist die Summe ohne den Rabatt mit dem Code {code}. Wir ziehen ihn ab, sobald die Bestellung beim Shop ist.',
	placed: 'Die Bestellung wurde aufgegeben',
	seeOrder: 'Bestellung ansehen',
};
