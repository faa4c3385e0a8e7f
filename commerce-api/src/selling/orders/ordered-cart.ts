import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import type { OrderConfirmation } from '@pasaz/kernel/contract/order';
import { lastOpOf, laterOf, mergeOps, NO_OP, nextOpId } from '@pasaz/kernel/domain/line-ops';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import type { Database } from '../../platform/database/database.ts';
import { carts, orders } from '../../platform/database/schema/sales.ts';
import { isUuid } from '../../platform/http/to-id.ts';
import { SERVER } from '../../platform/server-actor.ts';
import { findCart, mayUse } from '../cart/carts.ts';
import { dropCoupon } from '../cart/coupons.ts';
import { type LineRow, lockLines, opsOf } from '../cart/line-rows.ts';
import type { PricedLine } from '../cart/sums.ts';
import { knownOps, takeOrdered, together } from '../cart/take-ordered.ts';
import { orderRefusal } from '../order-refusal.ts';
import type { OrderRow } from '../order-rows.ts';
import type { OrderCall } from './order-parts.ts';

/** The cart that an order is made of, locked until the end of the transaction. */
export interface OrderedCart {
	id: string;
	lines: LineRow[];
	/** By which the order takes its pieces out of every line. */
	operation: OpId;
}

/**
 * Orders of one cart come one after the other. A cart that the server has never seen, of an offline device, is made.
 * @returns undefined for an order without a cart
 * @throws Refusal 409 for somebody else's
 */
export async function lockOrderedCart(
	tx: Database,
	{ request, user, storeView }: OrderCall,
	now: Date,
): Promise<OrderedCart | undefined> {
	const { cart_id: id, cart_operation } = request;
	if (!isUuid(id)) return undefined;
	await tx.insert(carts).values({ id, storeCode: storeView.storeCode }).onConflictDoNothing();
	const lines = await lockLines(tx, id);
	const cart = await findCart(tx, id);
	if (cart && !mayUse(cart, user)) throw orderRefusal('cart-mismatch');
	const last = lines.map((line) => lastOpOf(opsOf(line))).reduce(laterOf, NO_OP);
	return { id, lines, operation: cart_operation ?? nextOpId(last, now.getTime(), SERVER) };
}

interface Emptied {
	cart: OrderedCart;
	lines: PricedLine[];
	/** The order's own; another one of the cart is for what is bought next. */
	coupon: string | undefined;
}

export async function emptyCart(tx: Database, { cart, lines, coupon }: Emptied): Promise<void> {
	await takeOrdered(tx, cart.id, { rows: cart.lines, operation: cart.operation, lines });
	await tx.update(carts).set({ startPage: null }).where(eq(carts.id, cart.id));
	await dropCoupon(tx, cart.id, coupon);
}

/** Whether anything was ordered from a cart, perhaps long ago; asked without a lock. */
export async function hasOrder(db: Database, cartId: string): Promise<boolean> {
	return isUuid(cartId) && (await db.$count(orders, eq(orders.cartId, cartId))) > 0;
}

/** The order that this one repeats, or that has already taken pieces of these lines out of the cart; undefined while all of them are there. */
export async function orderOfCart(
	tx: Database,
	{ id, lines: rows, operation }: OrderedCart,
	lines: readonly PricedLine[],
): Promise<OrderRow | undefined> {
	const byKey = new Map(rows.map((row) => [row.lineKey, row]));
	const missed = together(lines).flatMap((line) => {
		const ops = knownOps(byKey.get(line.product.lineKey), line);
		return isThere(ops, operation, line.qty) ? [] : Object.keys(ops.adds);
	});
	const hasTaken = and(inArray(orders.cartOperation, missed), ne(orders.status, 'canceled'));
	const isEarlier = and(eq(orders.cartId, id), or(eq(orders.cartOperation, operation), hasTaken));
	const [order] = await tx.select().from(orders).where(isEarlier).orderBy(desc(orders.createdAt)).limit(1);
	return order;
}

/** Whether a line has the pieces that an operation takes, which a device may have noted already. */
function isThere(ops: LineOps, operation: OpId, qty: number): boolean {
	const { [operation]: _, ...others } = ops.adds;
	const taken = mergeOps(ops, { set: null, adds: { [operation]: -qty } });
	return shortageOf(taken) <= shortageOf({ set: ops.set, adds: others });
}

/** Pieces that were taken out of a line in which they were no more. */
function shortageOf({ set, adds }: LineOps): number {
	const inTurn = Object.entries(adds).sort(([a], [b]) => (a < b ? -1 : 1));
	let [pieces, shortage] = [Math.max(set?.qty ?? 0, 0), 0];
	for (const [, qty] of inTurn) {
		shortage += Math.max(-(pieces + qty), 0);
		pieces = Math.max(pieces + qty, 0);
	}
	return shortage;
}

/** The stored answer holds the secret, so it opens the order only while the shopper is at it. */
const CONFIRMATION_LIFE_MS = 24 * 60 * 60 * 1000;

/** @param isOpened whether it is known that the order is the asker's; others learn nothing that is personal */
export async function confirmationOf(
	tx: Database,
	{ uuid, number, createdAt, cartOperation }: OrderRow,
	{ now, isOpened }: { now: Date; isOpened: boolean },
): Promise<OrderConfirmation> {
	const confirmation = {
		backendOrderId: uuid,
		magentoOrderId: number,
		orderNumber: number,
		transferedAt: createdAt.toISOString(),
		...(cartOperation && { cart_operation: cartOperation }),
	};
	if (!isOpened) return confirmation;
	return { ...confirmation, orderSecret: await newOrderSecret(tx, uuid, { now, lifeMs: CONFIRMATION_LIFE_MS }) };
}
