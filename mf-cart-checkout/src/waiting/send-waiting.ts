import { orderCreate } from '@pasaz/kernel/contract/order';
import { toGrosze } from '@pasaz/kernel/domain/money';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import * as z from 'zod/mini';
import { rememberRequested } from '../order/ordered-here.ts';
import { failureOf } from '../order/refusal.ts';
import { changeOrder, dropOrder, type WaitingOrder } from '../order/waiting-orders.ts';

/** The shop's sums of today, which come with a refusal because of other prices. Its items are those of the order, in their order. */
const NewTotals = z.object({
	totals: z.object({ grand_total: z.number(), items: z.array(z.object({ price_incl_tax: z.number() })) }),
});

/** The order with the shop's prices of today. */
function withNewPrices({ request }: WaitingOrder, details: unknown): Partial<WaitingOrder> {
	const totals = NewTotals.safeParse(details).data?.totals;
	if (!totals) return { state: 'refused' };
	const products = request.products.map((product, index) => ({
		...product,
		price: totals.items[index]?.price_incl_tax ?? product.price,
	}));
	return {
		state: 'changed',
		totalNow: toGrosze(totals.grand_total),
		request: { ...request, products, expected_total: totals.grand_total },
	};
}

/** Refusals of another sum, which the shopper may agree to. */
const CHANGED = ['price-changed', 'total-changed', 'coupon-unavailable'];

/**
 * Sends an order that was made offline. Without an answer it goes on waiting; what the shop refuses waits for the shopper.
 * @returns the placed order's uuid, or null
 */
export async function sendWaiting(api: Api, order: WaitingOrder): Promise<string | null> {
	const { key, request } = order;
	try {
		const placed = await api.call(orderCreate, { body: request, headers: { 'Idempotency-Key': key } });
		rememberRequested(placed, request);
		dropOrder(key);
		return placed.backendOrderId;
	} catch (error) {
		const failure = failureOf(error);
		const isPriced = failure.kind === 'refused' && CHANGED.includes(failure.code) && error instanceof ApiError;
		const refused = isPriced ? withNewPrices(order, error.details) : { state: 'refused' as const };
		changeOrder(key, failure.kind === 'refused' ? refused : { state: 'unsure' });
		return null;
	}
}
