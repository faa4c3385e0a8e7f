import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type Language, languageOf } from '../../platform/mail/language.ts';

/** What the totals and methods of a cart are called. */
interface CartTexts {
	courier: string;
	fastPayment: string;
	cashOnDelivery: string;
	subtotal: string;
	delivery(method: string): string;
	discount(coupon: string): string;
	tax: string;
	grandTotal: string;
}

const TEXTS: Record<Language, CartTexts> = {
	pl: {
		courier: 'Kurier DPD',
		fastPayment: 'Szybka płatność (sklep testowy)',
		cashOnDelivery: 'Płatność przy odbiorze',
		subtotal: 'Wartość produktów',
		delivery: (method) => `Dostawa (${method})`,
		discount: (coupon) => `Rabat (${coupon})`,
		tax: 'w tym VAT',
		grandTotal: 'Do zapłaty',
	},
	de: {
		courier: 'DPD-Kurier',
		fastPayment: 'Sofortzahlung (Testshop)',
		cashOnDelivery: 'Nachnahme',
		subtotal: 'Warenwert',
		delivery: (method) => `Versand (${method})`,
		discount: (coupon) => `Rabatt (${coupon})`,
		tax: 'inkl. MwSt.',
		grandTotal: 'Gesamtbetrag',
	},
	it: {
		courier: 'Corriere DPD',
		fastPayment: 'Pagamento rapido (negozio di prova)',
		cashOnDelivery: 'Contrassegno',
		subtotal: 'Valore dei prodotti',
		delivery: (method) => `Spedizione (${method})`,
		discount: (coupon) => `Sconto (${coupon})`,
		tax: 'di cui IVA',
		grandTotal: 'Totale da pagare',
	},
	en: {
		courier: 'DPD courier',
		fastPayment: 'Fast payment (demo shop)',
		cashOnDelivery: 'Cash on delivery',
		subtotal: 'Products',
		delivery: (method) => `Delivery (${method})`,
		discount: (coupon) => `Discount (${coupon})`,
		tax: 'VAT included',
		grandTotal: 'Total to pay',
	},
};

/** In the store view's language. */
export function cartTexts({ i18n }: StoreView): CartTexts {
	return TEXTS[languageOf(i18n.defaultLocale)];
}
