import {
	cartShippingInformation,
	cartShippingMethods,
	type PaymentMethod,
	type ShippingMethod,
	type Totals,
} from '@pasaz/kernel/contract/cart';
import { subtotal } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { cartHash } from '../cart/cart-hash.ts';
import { noteQuoted } from '../cart/quoted.ts';
import { applyCoupon, type CouponProblem, settleCoupon } from './apply-coupon.ts';
import type { CartCall } from './cart-call.ts';
import { $coupon, setCoupon } from './coupon.ts';
import { chooseShipping, shippingKey } from './methods.ts';
import { sendStartPage } from './start-page.ts';
import { syncCart } from './sync-cart.ts';

export interface QuoteRequest {
	country: string;
	/** Code of a region; empty where none is chosen. */
	region: string;
	/** Empty until it is whole. */
	postcode: string;
	/** `shippingKey` of the chosen way of delivery, or empty. */
	shipping: string;
}

/** The server's word on a cart: what it costs and how it can be brought and paid. */
export interface Quote {
	/** Of the cart that it is for. */
	hash: string;
	/** Names all that the totals depend on. */
	subject: string;
	/** When they were asked for, ms since 1970. */
	at: number;
	cartId: string;
	country: string;
	/** `shippingKey` of the way of delivery that the totals are for, or empty. */
	shipping: string;
	totals: Totals;
	shippingMethods: ShippingMethod[];
	paymentMethods: PaymentMethod[];
	/** What became of the coupon that the shopper wanted, where it does not count. */
	couponProblem: CouponProblem | null;
}

/** ms for which the server's totals hold while nothing that they depend on changes. */
const STALE = 60_000;

function subjectOf(cartId: string, request: QuoteRequest): string {
	const { lines } = $cart.get();
	const cart = [cartHash(lines), subtotal(lines), cartId, $coupon.get()?.code, $user.get().token !== null];
	return JSON.stringify([...cart, ...Object.values(request)]);
}

function addressOf({ country, region, postcode }: QuoteRequest) {
	const code = postcode ? { postcode } : {};
	return {
		lookup: { country_id: country, ...(region && { region_code: region }), ...code },
		totals: { countryId: country, ...(region && { region }), ...code },
	};
}

/**
 * Brings the server's cart with its coupon up to date and asks for totals and methods.
 * @param known totals that are not asked for again while they hold; null forces the question
 */
export async function fetchQuote(call: CartCall, request: QuoteRequest, known: Quote | null): Promise<Quote> {
	const { signal } = call;
	const { api } = call.shop;
	const cartId = await syncCart(call);
	void sendStartPage(call, cartId);
	const refused = await applyCoupon(call, cartId);
	const subject = subjectOf(cartId, request);
	if (known?.subject === subject && !refused && Date.now() - known.at < STALE) return known;
	const hash = cartHash($cart.get().lines);
	const query = { cartId };
	const { lookup, totals } = addressOf(request);
	const shippingMethods = await api.call(cartShippingMethods, { query, body: { address: lookup }, signal });
	const method = chooseShipping(shippingMethods, request.shipping);
	const addressInformation = {
		shippingAddress: totals,
		...(method && { shippingCarrierCode: method.carrier_code, shippingMethodCode: method.method_code }),
	};
	const answer = await api.call(cartShippingInformation, { query, body: { addressInformation }, signal });
	signal.throwIfAborted();
	if (refused) setCoupon(null);
	const lost = settleCoupon(cartId, answer.totals);
	noteQuoted(hash, answer.totals);
	return {
		...{ hash, cartId, subject: subjectOf(cartId, request), at: Date.now() },
		country: request.country,
		shipping: method ? shippingKey(method) : '',
		totals: answer.totals,
		shippingMethods,
		paymentMethods: answer.payment_methods,
		couponProblem: refused ?? lost,
	};
}
