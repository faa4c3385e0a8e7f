import type { OrderConfirmation, OrderRequest } from '@pasaz/kernel/contract/order';
import { isVirtual } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart, noteLine, reserveOperation } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import { isUnavailable } from '../cart/stock-answer.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { quoteRequest } from '../details/quote-request.ts';
import { tidyForm } from '../details/tidy.ts';
import { couponReason } from '../server-cart/apply-coupon.ts';
import type { CartShop } from '../server-cart/cart-call.ts';
import { noteStock } from '../server-cart/correct-stock.ts';
import { $coupon } from '../server-cart/coupon.ts';
import { choosePayment, chooseShipping } from '../server-cart/methods.ts';
import { askQuote, refreshStock } from '../server-cart/quote.ts';
import { $attempt, arrivedRequest, attemptOf, openRequest } from './attempt.ts';
import { changeIn, totalIn } from './change-in.ts';
import { expectedSums } from './expected-sums.ts';
import { forgetGiftCards, heldCodes } from './gift-cards.ts';
import { openAccount } from './open-account.ts';
import type { OrderChange, OrderForm } from './order-change.ts';
import { orderRequest } from './order-request.ts';
import { placeOffline } from './place-offline.ts';
import { failureOf, NO_METHOD, type OrderFailure, warnOfFailure } from './refusal.ts';
import { sendOrder } from './send-order.ts';

/** How placing an order went. All but `placed` wait for the shopper. */
export type PlaceResult =
	| { status: 'placed'; confirmation: OrderConfirmation; request: OrderRequest }
	/** Made without a connection, and kept until there is one. */
	| { status: 'kept'; request: OrderRequest }
	| { status: 'account-refused'; error: ApiError }
	| { status: 'unavailable' }
	| OrderChange
	| { status: 'failed'; failure: OrderFailure };

type Prepared = { status: 'ready'; request: OrderRequest };

const UNKNOWN: PlaceResult = { status: 'failed', failure: { kind: 'unknown' } };

const shopperId = () => String($user.get().current?.id ?? '');
const openAttemptNow = () => attemptOf(shopperId(), $attempt.get());

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

async function prepare(shop: CartShop, { form, storeCode, agreed }: OrderForm): Promise<Prepared | PlaceResult> {
	const stopped = await accountFirst(shop.api, form);
	if (stopped) return stopped;
	const quote = await askQuote(shop, quoteRequest(form.shipping));
	const arrived = arrivedRequest(openAttemptNow(), $cart.get());
	if (arrived) return { status: 'ready', request: arrived };
	const { lines } = $cart.get();
	if (lines.some(isUnavailable)) return { status: 'unavailable' };
	const changed = changeIn(quote, { form, agreed });
	if (changed) return changed;
	const shipping = chooseShipping(quote.shippingMethods, form.shipping.method);
	const payment = choosePayment(quote.paymentMethods, form.payment.method);
	if (!payment || (!shipping && !isVirtual(lines))) return { status: 'failed', failure: NO_METHOD };
	const parts = {
		lines,
		details: form,
		cartId: quote.cartId,
		userId: shopperId(),
		storeCode,
		shipping,
		payment,
		giftCards: heldCodes(),
	};
	const expected = expectedSums(totalIn(quote, form));
	return { status: 'ready', request: { ...orderRequest(parts), ...expected, cart_operation: reserveOperation() } };
}

async function prepareOrTell(shop: CartShop, order: OrderForm): Promise<Prepared | PlaceResult> {
	const request = openRequest(openAttemptNow(), {
		lines: $cart.get().lines,
		details: order.form,
		giftCards: heldCodes(),
	});
	if (request) return { status: 'ready', request };
	try {
		return await prepare(shop, order);
	} catch (error) {
		warnOfFailure(error);
		return openAttemptNow() ? UNKNOWN : { status: 'failed', failure: { kind: 'not-sent', error } };
	}
}

function markUnavailable(skus: readonly string[]) {
	for (const line of $cart.get().lines) if (skus.includes(line.sku)) noteLine(line, { isInStock: false });
}

/** Marks the lines that want more pieces than there are by the shop's answer to the order, which counts the parts of bundles. */
async function markShort(shop: CartShop, pieces: readonly number[], { products }: OrderRequest): Promise<void> {
	await refreshStock(shop);
	for (const [index, { sku, qty, product_option: productOption }] of products.entries()) {
		const there = pieces[index] ?? qty;
		const key = lineKey({ sku, productOption });
		const line = $cart.get().lines.find((candidate) => lineKey(candidate) === key);
		if (line && there < qty) noteStock(shop, line, there > 0 ? { stockQty: there } : { isInStock: false });
	}
}

/** The server has taken the coupon out of its cart; the new quote knows what is to be paid without it. */
async function explainCoupon(shop: CartShop, couponError: unknown, order: OrderForm): Promise<PlaceResult> {
	const { form, agreed } = order;
	const code = $coupon.get()?.code ?? '';
	const quote = await askQuote(shop, quoteRequest(form.shipping));
	const problem = { code, reason: couponReason(couponError) };
	return { status: 'coupon-lost', problem, agreed: { ...agreed, total: totalIn(quote, form) } };
}

interface Refused {
	order: OrderForm;
	request: OrderRequest;
}

/** Learns what the shopper has to know about a refusal; without an answer the refusal itself has to do. */
async function explain(shop: CartShop, error: unknown, { order, request }: Refused): Promise<PlaceResult> {
	const failure = failureOf(error);
	const failed = { status: 'failed', failure } as const;
	if (failure.kind !== 'refused') return failed;
	try {
		if (failure.code === 'out-of-stock') await markShort(shop, failure.pieces ?? [], request);
		if (failure.code === 'product-unavailable') markUnavailable(failure.skus);
		if (failure.code === 'gift-card-unavailable') forgetGiftCards();
		if (failure.code === 'coupon-unavailable') return await explainCoupon(shop, failure.couponError, order);
		if (failure.code === 'price-changed' || failure.code === 'total-changed') {
			const change = changeIn(await askQuote(shop, quoteRequest(order.form.shipping)), order);
			if (change) return change;
		}
	} catch {
		return failed;
	}
	return $cart.get().lines.some(isUnavailable) ? { status: 'unavailable' } : failed;
}

/** Only an account has to wait for a connection; of an order that may have been placed already nobody knows more than before. */
async function keepForLater(shop: CartShop, order: OrderForm): Promise<PlaceResult> {
	const { personal } = order.form;
	if (openAttemptNow()) return UNKNOWN;
	if (personal.createAccount && !$user.get().session) return { status: 'failed', failure: { kind: 'account-offline' } };
	return placeOffline(shop, order);
}

/** Places an order for the cart of this device, or keeps it where there is no connection. An order without an answer is sent again unchanged. */
export async function placeOrder(shop: CartShop, given: OrderForm): Promise<PlaceResult> {
	const order = { ...given, form: tidyForm(given.form) };
	if (!$online.get()) return keepForLater(shop, order);
	const prepared = await prepareOrTell(shop, order);
	if (prepared.status !== 'ready') return prepared;
	try {
		return { status: 'placed', ...(await sendOrder(shop.api, prepared.request)) };
	} catch (error) {
		warnOfFailure(error);
		return explain(shop, error, { order, request: prepared.request });
	}
}
