import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import { toAmount } from '@pasaz/kernel/domain/money';

/** Gross grosze of goods after discounts (second document, section 9). */
const FREE_DELIVERY_FROM = 30_000;
const FLAT_RATE = { net: 400, gross: 500 };
const SHIPPED_TO = new Set(['PL']);

export const CASH_ON_DELIVERY = 'cashondelivery';

const PAYMENTS: PaymentMethod[] = [
	{
		code: 'sandbox',
		title: 'Szybka płatność (sklep testowy)',
		cost_incl_tax: 0,
		default: true,
		is_server_method: true,
	},
	{ code: CASH_ON_DELIVERY, title: 'Płatność przy odbiorze', cost_incl_tax: 0, is_server_method: true },
];

/** What the methods depend on. */
export interface Parcel {
	/** Gross grosze of goods after discounts. */
	goods: number;
	/** Nothing is shipped. */
	virtual: boolean;
}

/** Nothing can be paid at the door where nothing is brought. */
export function paymentMethods({ virtual }: Parcel): PaymentMethod[] {
	return PAYMENTS.filter(({ code }) => !virtual || code !== CASH_ON_DELIVERY);
}

export function shippingMethods({ goods, virtual }: Parcel, country: string): ShippingMethod[] {
	if (virtual || !SHIPPED_TO.has(country.toUpperCase())) return [];
	const { net, gross } = goods >= FREE_DELIVERY_FROM ? { net: 0, gross: 0 } : FLAT_RATE;
	return [
		{
			carrier_code: 'flatrate',
			method_code: 'flatrate',
			carrier_title: 'DPD',
			method_title: 'Kurier DPD',
			amount: toAmount(net),
			available: true,
			error_message: '',
			price_excl_tax: toAmount(net),
			price_incl_tax: toAmount(gross),
			default: true,
		},
	];
}
