import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderProblemTexts } from './order-problem.ts';

export const messages: TextsOf<OrderProblemTexts> = {
	orderFailed: 'Wir konnten die Bestellung nicht aufgeben',
	accountFailed: 'Wir konnten das Konto nicht anlegen',
	accountOffline: 'Ohne Verbindung lässt sich kein Konto anlegen. Nimm das Häkchen weg oder warte auf das Internet.',
	notKept:
		'Es gibt keine Internetverbindung, und dieses Gerät kann die Bestellung nicht speichern. Die Artikel sind noch im Warenkorb: Bestell, sobald die Verbindung da ist, und lass diesen Tab so lange offen.',
	unknownOutcome:
		'Wir haben keine Antwort vom Shop erhalten. Klick noch einmal – ist deine Bestellung schon angekommen, wird sie nicht doppelt aufgegeben.',
	someUnavailable: 'Einige der bestellten Artikel sind nicht verfügbar!',
	someUnavailableHint:
		'Wir haben sie im Warenkorb markiert. Entferne sie oder verringere die Stückzahl und bestell dann noch einmal.',
	orderRefused: 'Der Shop hat die Bestellung nicht angenommen. Prüfe deine Angaben und versuch es noch einmal.',
	methodUnavailable: 'Die gewählte Versand- oder Zahlungsart ist nicht mehr verfügbar. Bitte wähle eine andere.',
	pickupGone: 'Dort kannst du diese Bestellung nicht mehr abholen. Wähle einen anderen Ort.',
	cartMismatch: 'Der Warenkorb wurde auf einem anderen Gerät geändert. Prüfe die Artikel und bestell noch einmal.',
	giftCardGone:
		'Mit der Geschenkkarte lässt sich diese Bestellung nicht mehr bezahlen, deshalb haben wir sie nicht verwendet. Prüfe den Betrag und bestell noch einmal.',
	tooManyOfOne:
		'Eine Bestellung kann höchstens {most} Stück desselben Artikels enthalten. Verringere die Menge im Warenkorb.',
	tooManyPieces:
		'Eine Bestellung kann höchstens {most} Stück enthalten. Teile den Einkauf auf mehrere Bestellungen auf.',
	sumChangedHint:
		'Der Warenkorb oder der Betrag ist ein anderer als der, der beim Bestellknopf stand. Prüfe ihn, bevor du die Bestellung bestätigst.',
	couponGoneHint:
		'Deine Bestellung ist noch nicht aufgegeben. Du kannst ohne Rabatt bestellen oder zum Warenkorb zurückkehren.',
};
