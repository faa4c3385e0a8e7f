import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { toGrosze } from '@pasaz/kernel/domain/money';

/** What a store view knows of delivery and payment without its server. */
export interface KnownMethods {
	shipping: ShippingMethod;
	payment: PaymentMethod;
	/** Value of goods from which delivery costs nothing, in gross grosze. */
	freeFrom: number;
}

const CASH_ON_DELIVERY = 'cashondelivery';

/** The flat rate and the payment that needs no server (rules 14.6, 14.7). */
export function knownMethods(
	{ shipping }: Pick<StoreView, 'shipping'>,
	titles: { courier: string; cashOnDelivery: string },
): KnownMethods {
	return {
		shipping: {
			carrier_code: 'flatrate',
			method_code: 'flatrate',
			carrier_title: 'DPD',
			method_title: titles.courier,
			amount: shipping.amount,
			price_excl_tax: shipping.amount,
			price_incl_tax: shipping.amountInclTax,
			available: true,
			error_message: '',
			default: true,
			offline: true,
			...(shipping.days && { delivery_days: shipping.days }),
		},
		payment: { code: CASH_ON_DELIVERY, title: titles.cashOnDelivery, default: true },
		freeFrom: toGrosze(shipping.freeFrom),
	};
}

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

interface Circumstances {
	isVirtual: boolean;
	isOnline: boolean;
}

/** A back end that does not say so means the payment that needs no server. */
function keepsUntilSent({ code, offline_orders: isAllowed }: PaymentMethod): boolean {
	return isAllowed ?? code === CASH_ON_DELIVERY;
}

/** Ways to pay for this cart: nothing can be paid at the door where nothing is brought, nor online for an order that waits (rule 16.30). */
export function paymentsFor(
	methods: readonly PaymentMethod[],
	{ isVirtual, isOnline }: Circumstances,
): PaymentMethod[] {
	return methods.filter(
		(method) => !(isVirtual && method.code === CASH_ON_DELIVERY) && (isOnline || keepsUntilSent(method)),
	);
}

/** The chosen way to pay, or the default one. Without a connection a choice is never replaced by another. */
export function choosePayment(
	methods: readonly PaymentMethod[],
	chosen: string,
	isOnline = true,
): PaymentMethod | undefined {
	const own = methods.find(({ code }) => code === chosen);
	if (own || (chosen && !isOnline)) return own;
	return methods.find((method) => method.default) ?? (isOnline ? methods[0] : undefined);
}
