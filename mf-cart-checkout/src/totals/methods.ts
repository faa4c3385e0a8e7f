import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';

/** The flat rate that the shop knows without its server (second document, section 9); amounts in PLN. */
export const LOCAL_SHIPPING: ShippingMethod = {
	carrier_code: 'flatrate',
	method_code: 'flatrate',
	carrier_title: 'DPD',
	method_title: 'Kurier DPD',
	amount: 4,
	price_excl_tax: 4,
	price_incl_tax: 5,
	available: true,
	error_message: '',
	default: true,
	offline: true,
};

/** Identity of a way of delivery within a form. */
export function shippingKey({ carrier_code, method_code }: ShippingMethod): string {
	return `${carrier_code}/${method_code}`;
}

/** The chosen way of delivery where it is on offer; else the default one, or the first, that does not work offline only. */
export function chooseShipping(methods: readonly ShippingMethod[], chosen: string): ShippingMethod | undefined {
	const onOffer = methods.filter(({ available }) => available);
	const online = onOffer.filter(({ offline }) => !offline);
	return (
		onOffer.find((method) => shippingKey(method) === chosen) ??
		online.find((method) => method.default) ??
		online[0] ??
		onOffer[0]
	);
}

const CASH_ON_DELIVERY = 'cashondelivery';
/** The way to pay that needs no server. */
export const LOCAL_PAYMENT: PaymentMethod = { code: CASH_ON_DELIVERY, title: 'Płatność przy odbiorze', default: true };

/** Ways to pay for this cart: nothing can be paid at the door where nothing is brought. */
export function paymentsFor(methods: readonly PaymentMethod[], isVirtual: boolean): PaymentMethod[] {
	return methods.filter(({ code }) => !(isVirtual && code === CASH_ON_DELIVERY));
}

export function choosePayment(methods: readonly PaymentMethod[], chosen: string): PaymentMethod | undefined {
	return methods.find(({ code }) => code === chosen) ?? methods.find((method) => method.default) ?? methods[0];
}
