import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import { type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import { browserLocks } from '@pasaz/kernel/device/locks';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import * as z from 'zod/mini';
import { rememberOrdered } from '../order/ordered-here.ts';
import { failureOf, warnOfFailure } from '../order/refusal.ts';
import { trackUnseenPurchase } from '../order/track-purchase.ts';
import { changeOrder, dropOrder, latestOrders, ownOrders, type WaitingOrder } from '../order/waiting-orders.ts';

/** How sending went. All but `placed` wait on; `kept` has not been sent, as it is no longer the order of who is here. */
export type SendResult =
	| { status: 'placed'; uuid: string }
	| { status: 'kept' }
	| { status: 'unsure' | 'changed' | 'refused'; order: WaitingOrder };

type Outcome = Pick<WaitingOrder, 'request' | 'totalNow' | 'refusal' | 'coupon'> & {
	state: 'unsure' | 'changed' | 'refused';
};

/** The shop's sums of today, which come with a refusal because of another sum. Its items are those of the order, in their order. */
const NewTotals = z.object({
	totals: z.object({ grand_total: z.number(), items: z.array(z.object({ price_incl_tax: z.number() })) }),
});

const COUPON_GONE = 'coupon-unavailable';
const CHANGED = ['price-changed', 'total-changed', COUPON_GONE];

/** What the gift cards pay stays as the shopper saw it, however the sum has changed. */
function newDue({ expected_total: total = 0, expected_due: due }: WaitingOrder['request'], totalNow: number) {
	if (due === undefined) return {};
	const byCards = toGrosze(total) - toGrosze(due);
	return { expected_due: toAmount(Math.max(0, totalNow - byCards)) };
}

function withNewPrices({ request, coupon }: WaitingOrder, { code: refusal, details }: ApiError): Outcome | undefined {
	const totals = NewTotals.safeParse(details).data?.totals;
	if (!totals) return;
	const products = request.products.map((product, index) => ({
		...product,
		price: totals.items[index]?.price_incl_tax ?? product.price,
	}));
	const totalNow = toGrosze(totals.grand_total);
	const sums = { expected_total: totals.grand_total, ...newDue(request, totalNow) };
	const changed = { ...request, products, ...sums };
	return {
		state: 'changed',
		totalNow,
		request: changed,
		refusal,
		coupon: refusal === COUPON_GONE ? undefined : coupon,
	};
}

function outcomeOf(order: WaitingOrder, error: unknown): Outcome {
	const { request } = order;
	const failure = failureOf(error);
	// by its key, the shop has this order in words that the device has no more: sent again, it would be refused for ever
	if (failure.kind === 'key-reused') return { state: 'refused', request, refusal: failure.kind };
	if (failure.kind !== 'refused') return { state: 'unsure', request };
	const refused = { state: 'refused', request, refusal: failure.code } as const;
	if (!CHANGED.includes(failure.code) || !(error instanceof ApiError)) return refused;
	return withNewPrices(order, error) ?? refused;
}

/**
 * Sends an order that was made offline. Without an answer it goes on waiting; what the shop refuses waits for the shopper. One tab
 * after the other, so that the second one finds it gone and counts no second purchase.
 */
export function sendWaiting(api: Api, order: WaitingOrder): Promise<SendResult> {
	return browserLocks.hold('checkout/waiting-order', () => sendInTurn(api, order));
}

/** Operations of a line before one by which an order took pieces out of it. */
function opsBefore({ set, adds }: LineOps, taken: OpId): LineOps {
	return { set, adds: Object.fromEntries(Object.entries(adds).filter(([id]) => id < taken)) };
}

/** An order of an earlier release does not say how its pieces came into the cart (rule 15.24); the cart that they left still does. */
function withOps(request: OrderRequest): OrderRequest {
	const { cart_operation: taken } = request;
	if (taken === undefined) return request;
	const { lines, bare } = $cart.get();
	const left = [...lines, ...bare].filter(({ ops }) => taken in ops.adds);
	const products = request.products.map((product) => {
		const key = lineKey({ sku: product.sku, productOption: product.product_option });
		const ops = left.find((line) => lineKey(line) === key)?.ops;
		return ops && !product.ops ? { ...product, ops: opsBefore(ops, taken) } : product;
	});
	return { ...request, products };
}

async function sendInTurn(api: Api, given: WaitingOrder): Promise<SendResult> {
	const { key } = given;
	const known = ownOrders(latestOrders(), $user.get()).find((own) => own.key === key);
	if (!known) return { status: 'kept' };
	// what may have arrived is sent again in the same words, or the shop would refuse its key
	const order = known.isSent || known.state === 'unsure' ? known : { ...given, request: withOps(given.request) };
	const { coupon } = order;
	const request = { ...order.request, ...(coupon && { coupon }) };
	changeOrder(key, { isSent: true, request: order.request });
	try {
		const placed = await api.call(orderCreate, { body: request, headers: { 'Idempotency-Key': key } });
		rememberOrdered(placed, request);
		dropOrder(key);
		// another operation is that of an order from another device, which has counted it
		if (placed.cart_operation === undefined || placed.cart_operation === request.cart_operation)
			void trackUnseenPurchase(api, placed.backendOrderId, order.lines);
		return { status: 'placed', uuid: placed.backendOrderId };
	} catch (error) {
		warnOfFailure(error);
		const outcome = outcomeOf(order, error);
		changeOrder(key, { ...outcome, isSent: false });
		return { status: outcome.state, order: { ...order, ...outcome } };
	}
}
