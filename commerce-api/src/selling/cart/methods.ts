import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import type { Storefront } from '../../catalogue/prices/storefront.ts';
import { cartTexts } from './texts.ts';

export const CASH_ON_DELIVERY = 'cashondelivery';

export interface Parcel {
	/** Gross cents of goods after discounts, on which free delivery depends. */
	goods: number;
	/** Whether nothing is shipped. */
	virtual: boolean;
	/** Whether a coupon makes the delivery free. */
	freeDelivery: boolean;
}

/** Cash on delivery needs a delivery. */
export function paymentMethods(
	{ virtual }: Parcel,
	{ view }: Storefront,
	{ sandboxPayment }: { sandboxPayment: boolean },
): PaymentMethod[] {
	const texts = cartTexts(view);
	const common = { cost_incl_tax: 0, is_server_method: true };
	return [
		...(sandboxPayment ? [{ code: 'sandbox', title: texts.fastPayment, ...common, default: true }] : []),
		...(virtual ? [] : [{ code: CASH_ON_DELIVERY, title: texts.cashOnDelivery, ...common }]),
	];
}

export function shippingMethods(parcel: Parcel, country: string, { view, deliversTo }: Storefront): ShippingMethod[] {
	if (parcel.virtual || !deliversTo.includes(country.toUpperCase())) return [];
	const { freeFrom, amount, amountInclTax } = view.shipping;
	const isFree = parcel.freeDelivery || parcel.goods >= toGrosze(freeFrom);
	const [net, gross] = isFree ? [0, 0] : [toGrosze(amount), toGrosze(amountInclTax)];
	return [
		{
			carrier_code: 'flatrate',
			method_code: 'flatrate',
			carrier_title: 'DPD',
			method_title: cartTexts(view).courier,
			amount: toAmount(net),
			available: true,
			error_message: '',
			price_excl_tax: toAmount(net),
			price_incl_tax: toAmount(gross),
			default: true,
		},
	];
}
