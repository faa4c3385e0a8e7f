import type { OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { ApiError, NetworkError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart, noteLine, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import { correctAllStock } from '../cart/check-stock.ts';
import { isUnavailable } from '../cart/stock-answer.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { quoteRequest } from '../details/quote-request.ts';
import { tidyForm } from '../details/tidy.ts';
import { type CouponProblem, couponReason } from '../server-cart/apply-coupon.ts';
import type { CartShop } from '../server-cart/cart-call.ts';
import { $coupon } from '../server-cart/coupon.ts';
import type { Quote } from '../server-cart/fetch-quote.ts';
import { choosePayment, chooseShipping } from '../server-cart/methods.ts';
import { type PriceChange, priceChanges } from '../server-cart/price-changes.ts';
import { askQuote } from '../server-cart/quote.ts';
import { $attempt, openRequest } from './attempt.ts';
import { forgetGiftCards, heldCodes } from './gift-cards.ts';
import { openAccount } from './open-account.ts';
import { orderRequest } from './order-request.ts';
import { placeOffline } from './place-offline.ts';
import { failureOf, type OrderFailure } from './refusal.ts';
import { sendOrder } from './send-order.ts';

/** How placing an order went. All but `placed` wait for the shopper. */
export type PlaceResult =
	| { status: 'placed'; confirmation: OrderConfirmation; request: OrderRequest }
	/** Made without a connection, and kept until there is one. */
	| { status: 'kept'; request: OrderRequest }
	| { status: 'account-refused'; error: ApiError }
	| { status: 'unavailable' }
	| { status: 'prices-changed'; changes: PriceChange[]; grandTotal: number }
	/** The coupon does not count any more; `grandTotal` is without it. */
	| { status: 'coupon-lost'; problem: CouponProblem; grandTotal: number }
	| { status: 'failed'; failure: OrderFailure };

export interface OrderForm {
	form: CheckoutForm;
	storeCode: string;
}

type Prepared = { status: 'ready'; request: OrderRequest };

const NO_METHOD = { kind: 'refused', code: 'method-unavailable', skus: [] } as const;

function pricesChanged(quote: Quote): PlaceResult | undefined {
	const changes = priceChanges($cart.get().lines, quote.totals);
	return changes.length > 0 ? { status: 'prices-changed', changes, grandTotal: quote.totals.grand_total } : undefined;
}

/** A higher sum than the shopper has seen is never ordered without a word. */
function couponLost({ couponProblem: problem, totals }: Quote): PlaceResult | undefined {
	return problem ? { status: 'coupon-lost', problem, grandTotal: totals.grand_total } : undefined;
}

/** Opens the account that the shopper asked for, so that the order lands in it. */
async function accountFirst(api: Api, { personal, password }: CheckoutForm): Promise<PlaceResult | undefined> {
	if (!personal.createAccount || $user.get().session) return;
	try {
		await openAccount(api, { personal, password });
		return;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status >= 500) throw error;
		return { status: 'account-refused', error };
	}
}

/** Brings account, cart and prices up to date and writes the order. */
async function prepare(shop: CartShop, { form, storeCode }: OrderForm): Promise<Prepared | PlaceResult> {
	const stopped = await accountFirst(shop.api, form);
	if (stopped) return stopped;
	const quote = await askQuote(shop, quoteRequest(form.shipping));
	const { lines } = $cart.get();
	if (lines.some(isUnavailable)) return { status: 'unavailable' };
	const changed = couponLost(quote) ?? pricesChanged(quote);
	if (changed) return changed;
	const shipping = chooseShipping(quote.shippingMethods, form.shipping.method);
	const payment = choosePayment(quote.paymentMethods, form.payment.method);
	if (!payment || (!shipping && !isVirtual(lines))) return { status: 'failed', failure: NO_METHOD };
	const userId = String($user.get().current?.id ?? '');
	const parts = {
		lines,
		details: form,
		cartId: quote.cartId,
		userId,
		storeCode,
		shipping,
		payment,
		giftCards: heldCodes(),
	};
	return { status: 'ready', request: { ...orderRequest(parts), cart_operation: reserveOperation() } };
}

async function prepareOrTell(shop: CartShop, order: OrderForm): Promise<Prepared | PlaceResult> {
	const request = openRequest($attempt.get(), {
		lines: $cart.get().lines,
		details: order.form,
		giftCards: heldCodes(),
	});
	if (request) return { status: 'ready', request };
	try {
		return await prepare(shop, order);
	} catch (error) {
		return { status: 'failed', failure: { kind: 'not-sent', error } };
	}
}

function markUnavailable(skus: readonly string[]) {
	for (const line of $cart.get().lines) if (skus.includes(line.sku)) noteLine(line, { isInStock: false });
}

/** The server has taken the coupon out of its cart; the new quote knows what is to be paid without it. */
async function explainCoupon(shop: CartShop, couponError: unknown, form: CheckoutForm): Promise<PlaceResult> {
	const code = $coupon.get()?.code ?? '';
	const { totals } = await askQuote(shop, quoteRequest(form.shipping));
	const problem = { code, reason: couponReason(couponError) };
	return { status: 'coupon-lost', problem, grandTotal: totals.grand_total };
}

/** Learns what the shopper has to know about a refusal; without an answer the refusal itself has to do. */
async function explain(shop: CartShop, error: unknown, form: CheckoutForm): Promise<PlaceResult> {
	const failure = failureOf(error);
	const failed = { status: 'failed', failure } as const;
	if (failure.kind !== 'refused') return failed;
	try {
		if (failure.code === 'out-of-stock') await correctAllStock(shop.api);
		if (failure.code === 'product-unavailable') markUnavailable(failure.skus);
		if (failure.code === 'gift-card-unavailable') forgetGiftCards();
		if (failure.code === 'coupon-unavailable') return await explainCoupon(shop, failure.couponError, form);
		if (failure.code === 'price-changed')
			return pricesChanged(await askQuote(shop, quoteRequest(form.shipping))) ?? failed;
	} catch {
		return failed;
	}
	return $cart.get().lines.some(isUnavailable) ? { status: 'unavailable' } : failed;
}

/** Only an account has to wait for a connection, and an order that may have been placed already. */
function keepForLater(shop: CartShop, order: OrderForm): PlaceResult {
	const { personal } = order.form;
	const mustWait = (personal.createAccount && !$user.get().session) || $attempt.get() !== null;
	if (!mustWait) return { status: 'kept', request: placeOffline(shop, order) };
	return { status: 'failed', failure: { kind: 'not-sent', error: new NetworkError('There is no connection') } };
}

/** Places an order for the cart of this device, or keeps it where there is no connection. An order without an answer is sent again unchanged. */
export async function placeOrder(shop: CartShop, { form: filled, storeCode }: OrderForm): Promise<PlaceResult> {
	const form = tidyForm(filled);
	if (!$online.get()) return keepForLater(shop, { form, storeCode });
	const prepared = await prepareOrTell(shop, { form, storeCode });
	if (prepared.status !== 'ready') return prepared;
	try {
		return { status: 'placed', ...(await sendOrder(shop.api, prepared.request)) };
	} catch (error) {
		return explain(shop, error, form);
	}
}

/** The shopper agrees to the new prices. */
export function acceptPrices(changes: readonly PriceChange[]): void {
	for (const { line, price } of changes) noteLine(line, { price, newPrice: undefined });
}
