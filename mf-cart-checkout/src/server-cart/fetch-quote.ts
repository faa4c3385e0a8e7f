import {
	cartShippingInformation,
	cartShippingMethods,
	type PaymentMethod,
	type ShippingMethod,
	type Totals,
} from '@pasaz/kernel/contract/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { applyCoupon, type CouponProblem, settleCoupon } from './apply-coupon.ts';
import type { CartCall } from './cart-call.ts';
import { cartHash } from './cart-hash.ts';
import { setCoupon } from './coupon.ts';
import { chooseShipping, shippingKey } from './methods.ts';
import { sendStartPage } from './start-page.ts';
import { syncCart } from './sync-cart.ts';

export interface QuoteRequest {
	country: string;
	/** `shippingKey` of the chosen way of delivery, or empty. */
	shipping: string;
}

/** The server's word on a cart: what it costs and how it can be brought and paid. */
export interface Quote {
	/** Of the cart that it is for. */
	hash: string;
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

/** Brings the server's cart with its coupon up to date and asks for totals and methods. */
export async function fetchQuote(call: CartCall, { country, shipping }: QuoteRequest): Promise<Quote> {
	const { signal } = call;
	const { api } = call.shop;
	const cartId = await syncCart(call);
	void sendStartPage(call, cartId);
	const refused = await applyCoupon(call, cartId);
	const hash = cartHash($cart.get().lines);
	const query = { cartId };
	const address = { country_id: country };
	const shippingMethods = await api.call(cartShippingMethods, { query, body: { address }, signal });
	const method = chooseShipping(shippingMethods, shipping);
	const addressInformation = {
		shippingAddress: { countryId: country },
		...(method && { shippingCarrierCode: method.carrier_code, shippingMethodCode: method.method_code }),
	};
	const answer = await api.call(cartShippingInformation, { query, body: { addressInformation }, signal });
	signal.throwIfAborted();
	if (refused) setCoupon(null);
	const lost = settleCoupon(cartId, answer.totals);
	return {
		hash,
		cartId,
		country,
		shipping: method ? shippingKey(method) : '',
		totals: answer.totals,
		shippingMethods,
		paymentMethods: answer.payment_methods,
		couponProblem: refused ?? lost,
	};
}
