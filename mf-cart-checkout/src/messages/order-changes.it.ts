import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OrderChangeTexts } from './order-changes.ts';

export const messages: TextsOf<OrderChangeTexts> = {
	couponGone: 'Il codice sconto non è più valido',
	orderWithoutCoupon: 'Ordina e paga senza sconto',
	priceChanged: 'Il prezzo è cambiato',
	priceChangedHint:
		'Da quando hai aggiunto i prodotti al carrello alcuni prezzi sono cambiati. Controlla il nuovo importo prima di confermare l’ordine.',
	sumChanged: 'L’ordine è cambiato',
	piecesNow: '{count} pz.',
	acceptSum: 'Ordina e paga il nuovo importo',
	newPrice: '{from} → {to}',
	newTotal: 'Nuovo totale da pagare',
	acceptPrice: 'Ordina e paga al nuovo prezzo',
	backToCart: 'Torna al carrello',
};
