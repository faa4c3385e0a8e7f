import { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { OrderRequest } from '@pasaz/kernel/contract/order';
import { setWaitingOrderCount } from '@pasaz/kernel/network/waiting-order-count';
import { kept } from '@pasaz/kernel/stores/kept';
import { UNSENT_ORDERS_KEY } from '@pasaz/kernel/stores/unsent-orders';
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
	/** A coupon of which nobody knows yet how much it takes off; it goes with the order, and stands beside it for older releases. */
	coupon: z.optional(z.string()),
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
const KEPT_FOR = 30 * 24 * 3_600_000;

export function startWaitingOrders(): void {
	waiting.start();
	const isYoung = ({ madeAt }: WaitingOrder) => Date.now() - madeAt < KEPT_FOR;
	if (!waiting.$value.get().every(isYoung)) waiting.change((orders) => orders.filter(isYoung));
}

/** All that wait, without those that another tab has just had an answer to. */
export function latestOrders(): readonly WaitingOrder[] {
	waiting.change((orders) => orders);
	return waiting.$value.get();
}

export function keepOrder(order: WaitingOrder): void {
	waiting.start();
	waiting.change((orders) => [...orders, order]);
}

export function changeOrder(key: string, changes: Partial<Omit<WaitingOrder, 'key'>>): void {
	waiting.change((orders) => orders.map((order) => (order.key === key ? { ...order, ...changes } : order)));
}

export function dropOrder(key: string): void {
	waiting.change((orders) => orders.filter((order) => order.key !== key));
}
