import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import type { Quote } from '../server-cart/fetch-quote.ts';
import { type CartTotals, localTotals, serverTotals } from './cart-totals.ts';
import { choosePayment, chooseShipping, LOCAL_PAYMENT, LOCAL_SHIPPING, paymentsFor, shippingKey } from './methods.ts';

/** What the shopper may choose from, what is chosen, and what it costs. */
export interface Offer {
	shippingMethods: ShippingMethod[];
	shipping: ShippingMethod | undefined;
	paymentMethods: PaymentMethod[];
	payment: PaymentMethod | undefined;
	totals: CartTotals;
	/** Whether the server has confirmed the totals for this very cart and choice. */
	isConfirmed: boolean;
}

export interface OfferCircumstances {
	lines: readonly CartLine[];
	hash: string;
	quote: Quote | null;
	/** What the shopper chose; empty for the default. */
	chosen: { shipping: string; payment: string; country: string };
	freeFrom: number;
}

/** Until the server has answered, the shop knows one way of delivery and one of payment. */
export function offerOf({ lines, hash, quote, chosen, freeFrom }: OfferCircumstances): Offer {
	const virtual = isVirtual(lines);
	const shippingMethods = virtual
		? []
		: (quote?.shippingMethods ?? [LOCAL_SHIPPING]).filter((method) => method.available);
	const paymentMethods = paymentsFor(quote?.paymentMethods ?? [LOCAL_PAYMENT], virtual);
	const shipping = chooseShipping(shippingMethods, chosen.shipping);
	const payment = choosePayment(paymentMethods, chosen.payment);
	const isConfirmed =
		quote?.hash === hash &&
		quote.country === chosen.country &&
		quote.shipping === (shipping ? shippingKey(shipping) : '');
	const totals =
		quote && isConfirmed ? serverTotals(quote.totals, payment) : localTotals(lines, { shipping, payment }, freeFrom);
	return { shippingMethods, shipping, paymentMethods, payment, totals, isConfirmed };
}
