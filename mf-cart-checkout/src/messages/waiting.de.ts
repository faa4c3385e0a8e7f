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
	unanswered: 'Deine Bestellung ist beim Shop',
	unansweredHint: 'Nur die Antwort fehlt. Wir fragen nach und zeigen dir gleich die Bestätigung.',
	askAgain: 'Noch einmal nachfragen',
	refused:
		'Der Shop konnte diese Bestellung nicht annehmen. Leg die Bestellung zurück in den Warenkorb, prüfe deine Angaben und bestelle noch einmal.',
	soldOut:
		'Der Shop konnte diese Bestellung nicht annehmen: Ein Artikel ist nicht mehr da. Leg die Bestellung zurück in den Warenkorb und bestelle, was es noch gibt.',
	methodGone:
		'Der Shop konnte diese Bestellung nicht annehmen: Die gewählte Versand- oder Zahlungsart gibt es nicht mehr. Leg die Bestellung zurück in den Warenkorb und wähle eine andere.',
	pickupGone:
		'Der Shop konnte diese Bestellung nicht annehmen: Am gewählten Ort kannst du sie nicht mehr abholen. Leg die Bestellung zurück in den Warenkorb und wähle einen anderen Ort.',
	giftCardGone:
		'Der Shop konnte diese Bestellung nicht annehmen: Mit der Geschenkkarte lässt sie sich nicht mehr bezahlen. Leg die Bestellung zurück in den Warenkorb und bestelle ohne die Karte.',
	tooMany:
		'Der Shop konnte diese Bestellung nicht annehmen: Sie enthält zu viele Stück. Leg die Bestellung zurück in den Warenkorb und verringere die Anzahl.',
	tooOld:
		'Diese Bestellung hat über 30 Tage gewartet und wurde nicht gesendet. Leg die Bestellung zurück in den Warenkorb und bestelle noch einmal.',
	neverAnswered:
		'Wir wissen nicht, ob diese Bestellung, die über 30 Tage alt ist, beim Shop angekommen ist. Such in deinen E-Mails nach der Bestätigung, bevor du noch einmal bestellst.',
	arrivedOtherwise:
		'Der Shop hat diese Bestellung schon in einer anderen Fassung. Such in deinen E-Mails nach der Bestätigung, bevor du noch einmal bestellst.',
	changed: 'Der Betrag hat sich geändert: vorher {before}, jetzt {now}.',
	couponGone: 'Der Rabattcode gilt für diese Bestellung nicht. Ohne Rabatt zahlst du {now}.',
	acceptPrices: 'Zum neuen Betrag zahlungspflichtig bestellen',
	toCart: 'Im Warenkorb zeigen',
	cancel: 'Zurück in den Warenkorb legen',
	total: 'Summe: {amount}',
	withoutDiscount:
		'Das ist die Summe ohne den Rabatt mit dem Code {code}. Wir prüfen ihn, sobald die Bestellung beim Shop ist: Wir ziehen den Rabatt ab oder fragen, ob du ohne ihn bestellst.',
	placed: 'Die Bestellung wurde aufgegeben',
	seeOrder: 'Bestellung ansehen',
};
