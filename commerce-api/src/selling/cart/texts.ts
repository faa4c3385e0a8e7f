import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type Language, languageOf } from '../../platform/store-views.ts';

const POLISH = {
	courier: 'Kurier DPD',
	locker: 'Automat paczkowy',
	showroom: 'Odbiór w salonie',
	fastPayment: 'Szybka płatność (sklep testowy)',
	cashOnDelivery: 'Płatność przy odbiorze',
	payOnCollection: 'Płatność przy odbiorze',
	bankTransfer: 'Przelew bankowy',
	subtotal: 'Wartość produktów',
	delivery: (method: string) => `Dostawa (${method})`,
	discount: (coupon: string) => `Rabat (${coupon})`,
	tax: 'w tym VAT',
	grandTotal: 'Do zapłaty',
};

const TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		courier: 'DPD-Kurier',
		locker: 'Paketautomat',
		showroom: 'Abholung im Laden',
		fastPayment: 'Sofortzahlung (Testshop)',
		cashOnDelivery: 'Nachnahme',
		payOnCollection: 'Zahlung bei Abholung',
		bankTransfer: 'Überweisung',
		subtotal: 'Warenwert',
		delivery: (method) => `Versand (${method})`,
		discount: (coupon) => `Rabatt (${coupon})`,
		tax: 'inkl. MwSt.',
		grandTotal: 'Gesamtbetrag',
	},
	it: {
		courier: 'Corriere DPD',
		locker: 'Locker',
		showroom: 'Ritiro nello showroom',
		fastPayment: 'Pagamento rapido (negozio di prova)',
		cashOnDelivery: 'Contrassegno',
		payOnCollection: 'Pagamento al ritiro',
		bankTransfer: 'Bonifico bancario',
		subtotal: 'Valore dei prodotti',
		delivery: (method) => `Spedizione (${method})`,
		discount: (coupon) => `Sconto (${coupon})`,
		tax: 'di cui IVA',
		grandTotal: 'Totale da pagare',
	},
	en: {
		courier: 'DPD Courier',
		locker: 'Parcel locker',
		showroom: 'Collection in a showroom',
		fastPayment: 'Fast payment (demo shop)',
		cashOnDelivery: 'Cash on delivery',
		payOnCollection: 'Payment on collection',
		bankTransfer: 'Bank transfer',
		subtotal: 'Products',
		delivery: (method) => `Delivery (${method})`,
		discount: (coupon) => `Discount (${coupon})`,
		tax: 'VAT included',
		grandTotal: 'Total to pay',
	},
};

export function cartTexts({ i18n }: StoreView): typeof POLISH {
	return TEXTS[languageOf(i18n.defaultLocale)];
}
