import type { OrderConfirmation } from '@pasaz/kernel/contract/order';
import { updateLine } from '@pasaz/kernel/domain/cart';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/platform/api';
import { $cart, setServerToken, updateLines } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { type CheckoutForm, tidyZipCode } from '../details/checkout-schema.ts';
import type { Quote } from '../server-cart/fetch-quote.ts';
import { askQuote } from '../server-cart/quote.ts';
import { correctAllStock } from '../stock/check-stock.ts';
import { isUnavailable } from '../stock/stock-answer.ts';
import { choosePayment, chooseShipping } from '../totals/methods.ts';
import { type PriceChange, priceChanges } from '../totals/price-changes.ts';
import { $attempt, openRequest } from './attempt.ts';
import { openAccount } from './open-account.ts';
import { orderRequest } from './order-request.ts';
import { failureOf, type OrderFailure } from './refusal.ts';
import { sendOrder } from './send-order.ts';

/** How placing an order went. All but `placed` wait for the shopper. */
export type PlaceResult =
	| { status: 'placed'; confirmation: OrderConfirmation }
	| { status: 'account-refused'; error: ApiError }
	| { status: 'unavailable' }
	| { status: 'prices-changed'; changes: PriceChange[]; grandTotal: number }
	| { status: 'failed'; failure: OrderFailure };

export interface OrderForm {
	form: CheckoutForm;
	storeCode: string;
}

const NO_METHOD = { kind: 'refused', code: 'method-unavailable', message: '' } as const;

function quoteRequest({ shipping }: CheckoutForm) {
	return { country: shipping.country, shipping: shipping.method };
}

function pricesChanged(quote: Quote): PlaceResult | undefined {
	const changes = priceChanges($cart.get().lines, quote.totals);
	return changes.length > 0 ? { status: 'prices-changed', changes, grandTotal: quote.totals.grand_total } : undefined;
}

async function order(api: Api, { form, storeCode }: OrderForm): Promise<PlaceResult> {
	const quote = await askQuote(api, quoteRequest(form));
	const { lines } = $cart.get();
	if (lines.some(isUnavailable)) return { status: 'unavailable' };
	const changed = pricesChanged(quote);
	if (changed) return changed;
	const shipping = chooseShipping(quote.shippingMethods, form.shipping.method);
	const payment = choosePayment(quote.paymentMethods, form.payment.method);
	if (!payment) return { status: 'failed', failure: NO_METHOD };
	const userId = String($user.get().current?.id ?? '');
	const request = orderRequest({ lines, details: form, cartId: quote.cartId, userId, storeCode, shipping, payment });
	return { status: 'placed', confirmation: await sendOrder(api, request) };
}

/** Learns what the shopper has to know about a refusal; without an answer the refusal itself has to do. */
async function explain(api: Api, error: unknown, form: CheckoutForm): Promise<PlaceResult> {
	const failure = failureOf(error);
	const code = failure.kind === 'refused' ? failure.code : undefined;
	try {
		if (code === 'out-of-stock' || code === 'product-unavailable') await correctAllStock(api);
		const changed = code === 'price-changed' ? pricesChanged(await askQuote(api, quoteRequest(form))) : undefined;
		if (changed) return changed;
	} catch {
		return { status: 'failed', failure };
	}
	return code === 'out-of-stock' ? { status: 'unavailable' } : { status: 'failed', failure };
}

/** Opens the account that the shopper asked for, so that the order lands in it. */
async function accountFirst(api: Api, { personal, password }: CheckoutForm): Promise<PlaceResult | undefined> {
	if (!personal.createAccount || $user.get().token) return;
	try {
		await openAccount(api, { personal, password });
		setServerToken(null);
		return;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status >= 500) throw error;
		return { status: 'account-refused', error };
	}
}

/** Places the order of this device's cart. An order of which no answer came is sent again as it was. */
export async function placeOrder(api: Api, given: OrderForm): Promise<PlaceResult> {
	const shipping = {
		...given.form.shipping,
		zipCode: tidyZipCode(given.form.shipping.zipCode, given.form.shipping.country),
	};
	const form = { ...given.form, shipping };
	try {
		const repeated = openRequest($attempt.get(), { lines: $cart.get().lines, details: form });
		if (repeated) return { status: 'placed', confirmation: await sendOrder(api, repeated) };
		return (await accountFirst(api, form)) ?? (await order(api, { ...given, form }));
	} catch (error) {
		return explain(api, error, form);
	}
}

/** The shopper agrees to the new prices. */
export function acceptPrices(changes: readonly PriceChange[]): void {
	updateLines((lines) =>
		changes.reduce((changed, { line, price }) => updateLine(changed, line, { price }), [...lines]),
	);
}
