import {
	cartShippingInformation,
	cartShippingMethods,
	type PaymentMethod,
	type ShippingMethod,
	type Totals,
} from '@pasaz/kernel/contract/cart';
import { isVirtual, subtotal } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { cartHash } from '../cart/cart-hash.ts';
import { noteQuoted } from '../cart/quoted.ts';
import { applyCoupon, type CouponProblem, settleCoupon } from './apply-coupon.ts';
import type { CartCall } from './cart-call.ts';
import { $coupon, setCoupon } from './coupon.ts';
import { isInStep } from './exchange-operations.ts';
import { chooseShipping, shippingKey } from './methods.ts';
import { sendStartPage } from './start-page.ts';
import { syncCart } from './sync-cart.ts';
import { isInStepAsStored } from './synced.ts';

export interface QuoteRequest {
	country: string;
	/** Code of a region; empty where none is chosen. */
	region: string;
	/** Empty until it is whole. */
	postcode: string;
	/** `shippingKey` of the chosen way of delivery, or empty. */
	shipping: string;
}

export interface Quote {
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

const USUAL_SHIPPING = 'flatrate/flatrate';

/** ms for which the server's totals hold while nothing that they depend on changes. */
const STALE = 60_000;

interface Quoted {
	hash: string;
	value: number;
}

function quotedNow(): Quoted {
	const { lines } = $cart.get();
	return { hash: cartHash(lines), value: subtotal(lines) };
}

function subjectOf({ hash, value }: Quoted, cartId: string, request: QuoteRequest): string {
	const cart = [hash, value, cartId, $coupon.get()?.code, $user.get().session !== null];
	return JSON.stringify([...cart, ...Object.values(request)]);
}

function addressOf({ country, region, postcode }: QuoteRequest) {
	const code = postcode ? { postcode } : {};
	return {
		lookup: { country_id: country, ...(region && { region_code: region }), ...code },
		totals: { countryId: country, ...(region && { region }), ...code },
	};
}

interface Answer extends Pick<Quote, 'shippingMethods' | 'paymentMethods' | 'totals'> {
	method: ShippingMethod | undefined;
}

async function askOffer({ shop: { api }, signal }: CartCall, cartId: string, request: QuoteRequest): Promise<Answer> {
	const query = { cartId };
	const address = addressOf(request);
	const askSums = (key: string) => {
		const [carrier, method] = key.split('/');
		const shipping = key && { shippingCarrierCode: carrier, shippingMethodCode: method };
		const addressInformation = { shippingAddress: address.totals, ...shipping };
		return api.call(cartShippingInformation, { query, body: { addressInformation }, signal });
	};
	// most carts are brought this way, so the sums need not wait for the list
	const guess = request.shipping || (isVirtual($cart.get().lines) ? '' : USUAL_SHIPPING);
	const guessed = askSums(guess);
	guessed.catch(() => undefined);
	const shippingMethods = await api.call(cartShippingMethods, { query, body: { address: address.lookup }, signal });
	const method = chooseShipping(shippingMethods, request.shipping);
	const key = method ? shippingKey(method) : '';
	const { totals, payment_methods } = await (key === guess ? guessed : askSums(key));
	return { shippingMethods, method, totals, paymentMethods: payment_methods };
}

/** Asks beside the sync, which mostly finds nothing. Its answer is for what the cart is now. */
function askAhead(call: CartCall, request: QuoteRequest, known: Quote | null) {
	const { serverToken: cartId } = $cart.get();
	const coupon = $coupon.get();
	if (cartId === null || !isInStepAsStored() || (coupon && coupon.cartId !== cartId)) return;
	const subject = subjectOf(quotedNow(), cartId, request);
	if (holds(known, subject)) return;
	const offer = askOffer(call, cartId, request);
	offer.catch(() => undefined);
	return { subject, offer };
}

/** Times that a shopper may change the cart while it is on its way. */
const MAX_SYNCS = 5;

/** Syncs until the server has what the shopper sees, who may change it meanwhile. */
async function syncWhole(call: CartCall): Promise<string> {
	let cartId = await syncCart(call);
	for (let syncs = 1; syncs < MAX_SYNCS && !isInStep(call.device); syncs += 1) cartId = await syncCart(call);
	return cartId;
}

function holds(known: Quote | null, subject: string): known is Quote {
	// what comes from the future, as after the clock was set back, counts as old
	return known?.subject === subject && Math.abs(Date.now() - known.at) < STALE;
}

/**
 * Brings the server's cart with its coupon up to date and asks for totals and methods.
 * @param known totals that are not asked for again while they hold; null forces the question
 */
export async function fetchQuote(call: CartCall, request: QuoteRequest, known: Quote | null): Promise<Quote> {
	const ahead = askAhead(call, request, known);
	const cartId = await syncWhole(call);
	void sendStartPage(call, cartId);
	const refused = await applyCoupon(call, cartId);
	const quoted = quotedNow();
	const subject = subjectOf(quoted, cartId, request);
	if (!refused && holds(known, subject)) return known;
	const isAnswered = ahead?.subject === subject && !refused;
	const { method, ...offer } = await (isAnswered ? ahead.offer : askOffer(call, cartId, request));
	call.signal.throwIfAborted();
	if (refused) setCoupon(null);
	const lost = settleCoupon(cartId, offer.totals);
	noteQuoted(quoted.hash, offer.totals);
	return {
		...{ hash: quoted.hash, cartId, subject: subjectOf(quoted, cartId, request), at: Date.now() },
		country: request.country,
		shipping: method ? shippingKey(method) : '',
		...offer,
		couponProblem: refused ?? lost,
	};
}
