import { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { OrderRequest } from '@pasaz/kernel/contract/order';
import { setWaitingOrderCount } from '@pasaz/kernel/network/waiting-order-count';
import { kept } from '@pasaz/kernel/stores/kept';
import { isOrderStored, UNSENT_ORDERS_KEY } from '@pasaz/kernel/stores/unsent-orders';
import { $user } from '@pasaz/kernel/stores/user';
import type { UserState } from '@pasaz/kernel/stores/user-state';
import * as z from 'zod/mini';

/** An order that the shop has not heard of yet. It is sent with its key however often that takes, so that it is placed once. */
export const WaitingOrder = z.object({
	key: z.uuid(),
	request: OrderRequest,
	/** What goes back into the cart if the shopper changes their mind. */
	lines: z.array(z.extend(CartCandidate, { qty: z.number() })),
	/** Gross grosze that the shopper has seen, in the currency of the store view. */
	total: z.int(),
	/** ms since 1970. */
	madeAt: z.number(),
	/** `unsure`: it was sent and nobody knows what became of it. `changed`: prices are others now, and `totalNow` waits for the shopper's word. */
	state: z.enum(['waiting', 'unsure', 'changed', 'refused']),
	/** Whether it is on its way, and may have been placed. */
	isSent: z.optional(z.boolean()),
	totalNow: z.optional(z.int()),
	refusal: z.optional(z.string()),
	/** The coupon that goes with the order; it stands beside it for older releases. */
	coupon: z.optional(z.string()),
	/** Whether the sum counts the coupon; otherwise nobody knows yet how much it takes off. */
	isCouponCounted: z.optional(z.boolean()),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** A damaged order leaves the others alone. */
function readOrders(json: unknown): { data?: WaitingOrder[] } {
	if (!Array.isArray(json)) return {};
	return { data: json.flatMap((order) => WaitingOrder.safeParse(order).data ?? []) };
}

const waiting = kept({ key: UNSENT_ORDERS_KEY, schema: { safeParse: readOrders }, empty: [] });

/** All that wait on this device, also those of other accounts. */
export const $waitingOrders = waiting.$value;

/** An order is a guest's or of one account, and nobody else sees or sends it. */
function isOf({ session, current }: UserState, { request }: WaitingOrder): boolean {
	return request.user_id === (session === null ? '' : current && String(current.id));
}

/** The orders of who is here now (rule 15.43). */
export function ownOrders(orders: readonly WaitingOrder[], user: UserState): WaitingOrder[] {
	return orders.filter((order) => isOf(user, order));
}

const countOwn = () => setWaitingOrderCount(ownOrders($waitingOrders.get(), $user.get()).length);
$waitingOrders.listen(countOwn);
$user.listen(() => {
	// a logout has removed this shopper's from the device
	if (waiting.$isLoaded.get()) waiting.change((orders) => orders);
	countOwn();
});

/** ms: 30 days (rule 16.9). */
const SENT_FOR = 30 * 24 * 3_600_000;

function mayHaveArrived({ state, isSent = false }: WaitingOrder): boolean {
	return isSent || state === 'unsure';
}

/**
 * By a clock that may be wrong, or have been when the order was made. What may have arrived is left to the shop's answer, unless it names
 * no cart: nothing but its key, which the shop forgets, keeps that from being placed twice (rules 15.16, 15.24).
 */
function isOverdue(order: WaitingOrder): boolean {
	const { madeAt, request, state } = order;
	if (state === 'refused' || Date.now() - madeAt < SENT_FOR) return false;
	return !mayHaveArrived(order) || request.cart_id === '';
}

/** An old order stays, as its pieces are in the cart no more, until the shopper puts them back. */
function withoutOverdue(order: WaitingOrder): WaitingOrder {
	if (!isOverdue(order)) return order;
	return { ...order, state: 'refused', isSent: false, refusal: mayHaveArrived(order) ? 'never-answered' : 'too-old' };
}

export function startWaitingOrders(): void {
	waiting.start();
	if (waiting.$value.get().some(isOverdue)) waiting.change((orders) => orders.map(withoutOverdue));
}

/** All that wait, without those that another tab has just had an answer to. */
export function latestOrders(): readonly WaitingOrder[] {
	waiting.change((orders) => orders);
	return waiting.$value.get();
}

/** @returns whether the device has stored the order; otherwise it is not kept, as it would go with the tab */
export async function keepOrder(order: WaitingOrder): Promise<boolean> {
	waiting.start();
	waiting.change((orders) => [...orders, order]);
	// changes are stored at the end of the task
	await Promise.resolve();
	const isKept = isOrderStored(order.key);
	if (!isKept) dropOrder(order.key);
	return isKept;
}

export function changeOrder(key: string, changes: Partial<Omit<WaitingOrder, 'key'>>): void {
	waiting.change((orders) => orders.map((order) => (order.key === key ? { ...order, ...changes } : order)));
}

export function dropOrder(key: string): void {
	waiting.change((orders) => orders.filter((order) => order.key !== key));
}
