import { OrderRequest } from '@pasaz/kernel/contract/order';
import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { kept } from '@pasaz/kernel/stores/kept';
import * as z from 'zod/mini';
import { ATTEMPT_KEY } from './attempt-key.ts';
import { type OrderParts, orderRequest } from './order-request.ts';

/**
 * An order that was sent and has no final answer yet. Every retry carries its key, so that the server places it once.
 * The requests sent under the key are stored, newest last: the server repeats its answer only for an equal request.
 */
export const OrderAttempt = z.object({ key: z.uuid(), sent: z.array(OrderRequest) });
export type OrderAttempt = z.infer<typeof OrderAttempt>;

/** It outlives a session that ends by itself (rule 17.18). */
const attempt = kept({ key: ATTEMPT_KEY, schema: z.nullable(OrderAttempt), empty: null, personal: 'where-removed' });

export const $attempt = attempt.$value;
/** Stores the attempt until its answer is final; null removes it. */
export const setAttempt = attempt.set;
export const startAttempt = attempt.start;

/** Adds `request` to the open attempt, also to one that another tab has just opened, or starts a new one. */
export function openAttempt(request: OrderRequest): OrderAttempt {
	const newKey = crypto.randomUUID();
	let opened: OrderAttempt = { key: newKey, sent: [request] };
	attempt.change((open) => {
		opened = continueAttempt(attemptOf(request.user_id, open), request, newKey);
		return opened;
	});
	return opened;
}

/** The open attempt, which another tab may have ended just now. */
export function latestAttempt(): OrderAttempt | null {
	attempt.change((open) => open);
	return $attempt.get();
}

/** An attempt outlives a session that ends by itself; where another account has logged in since, it is not that one's. */
export function attemptOf(userId: string, open: OrderAttempt | null): OrderAttempt | null {
	const before = open?.sent.findLast(({ user_id }) => user_id !== '')?.user_id;
	return before && userId && before !== userId ? null : open;
}

function continueAttempt(open: OrderAttempt | null, request: OrderRequest, newKey: string): OrderAttempt {
	if (!open) return { key: newKey, sent: [request] };
	const text = JSON.stringify(request);
	return { key: open.key, sent: [...open.sent.filter((earlier) => JSON.stringify(earlier) !== text), request] };
}

/** The request whose order has taken its pieces out of the cart, so that it certainly was placed: its repetition is answered with that order. */
export function arrivedRequest(
	open: OrderAttempt | null,
	{ lines, bare }: Pick<KeptCart, 'lines' | 'bare'>,
): OrderRequest | undefined {
	const taken = new Set([...lines, ...bare].flatMap(({ ops }) => Object.keys(ops.adds)));
	return open?.sent.findLast(({ cart_operation: id }) => id !== undefined && taken.has(id));
}

function orderedThings({ products, addressInformation, gift_cards, comments }: OrderRequest): string {
	return JSON.stringify([products, addressInformation, gift_cards, comments]);
}

/** The last request if the shopper still orders the same; it is sent again without checking cart and stock, which it may have emptied. */
export function openRequest(
	open: OrderAttempt | null,
	now: Pick<OrderParts, 'lines' | 'details' | 'giftCards'>,
): OrderRequest | undefined {
	const last = open?.sent.at(-1);
	if (!last) return;
	const { shipping_carrier_code, shipping_method_code, shippingExtraFields, payment_method_code } =
		last.addressInformation;
	const [carrier_code = '', method_code = ''] = now.details.shipping.method
		? now.details.shipping.method.split('/')
		: [shipping_carrier_code, shipping_method_code];
	const pickup_points = shippingExtraFields?.pickup_point !== undefined;
	const shipping = shipping_carrier_code === undefined ? undefined : { carrier_code, method_code, pickup_points };
	const payment = { code: now.details.payment.method || payment_method_code };
	const { cart_id: cartId, user_id: userId, store_code: storeCode = '' } = last;
	const request = orderRequest({ ...now, cartId, userId, storeCode, shipping, payment });
	return orderedThings(request) === orderedThings(last) ? last : undefined;
}
