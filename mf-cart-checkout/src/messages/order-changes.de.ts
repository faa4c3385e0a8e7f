import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderChangeTexts } from './order-changes.ts';

export const messages: TextsOf<OrderChangeTexts> = {
	couponGone: 'Der Rabattcode gilt nicht mehr',
	orderWithoutCoupon: 'Ohne Rabatt zahlungspflichtig bestellen',
	priceChanged: 'Der Preis hat sich geändert',
	priceChangedHint:
		'Seit du die Artikel in den Warenkorb gelegt hast, haben sich Preise geändert. Prüfe den neuen Betrag, bevor du bestellst.',
	sumChanged: 'Die Bestellung hat sich geändert',
	piecesNow: '{count} Stück',
	acceptSum: 'Zum neuen Betrag zahlungspflichtig bestellen',
	newPrice: '{from} → {to}',
	newTotal: 'Neuer Gesamtbetrag',
	acceptPrice: 'Zum neuen Preis zahlungspflichtig bestellen',
	backToCart: 'Zurück zum Warenkorb',
};
