import type { PaymentMethod, ShippingMethod } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { type CartTotals, localTotals, serverTotals, shippingCost } from './cart-totals.ts';
import type { Quote } from './fetch-quote.ts';
import { choosePayment, chooseShipping, type KnownMethods, paymentsFor, shippingKey } from './methods.ts';

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
	known: KnownMethods;
	isOnline: boolean;
}

/** What a way of delivery costs for this offer, in gross grosze: the server's word, or until then what the shop knows. */
export function costIn({ totals, isConfirmed }: Offer, method: ShippingMethod, freeFrom: number): number {
	return isConfirmed ? toGrosze(method.price_incl_tax) : shippingCost(method, totals.subtotal, freeFrom);
}

/** Until the server has answered, the shop knows one way of delivery and one of payment. */
export function offerOf({ lines, hash, quote, chosen, known, isOnline }: OfferCircumstances): Offer {
	const isOnlyVirtual = isVirtual(lines);
	const shippingMethods = isOnlyVirtual
		? []
		: (quote?.shippingMethods ?? [known.shipping]).filter((method) => method.available);
	const paymentMethods = paymentsFor(quote?.paymentMethods ?? [known.payment], {
		isVirtual: isOnlyVirtual,
		isOnline,
	});
	const shipping = chooseShipping(shippingMethods, chosen.shipping);
	const payment = choosePayment(paymentMethods, chosen.payment, isOnline);
	const isConfirmed =
		quote?.hash === hash &&
		quote.country === chosen.country &&
		quote.shipping === (shipping ? shippingKey(shipping) : '');
	const totals =
		quote && isConfirmed
			? serverTotals(quote.totals, payment)
			: localTotals(lines, { shipping, payment }, known.freeFrom);
	return { shippingMethods, shipping, paymentMethods, payment, totals, isConfirmed };
}
