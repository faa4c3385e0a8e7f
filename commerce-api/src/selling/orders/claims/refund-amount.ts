import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { linesThatCount, paidFor, returnedOf, shownItems } from '../order-sums.ts';
import { type ClaimRow, loweredOf, type Ordered, spentCards, withdrawalsOf, withdrawnOf } from './withdrawable.ts';

/** What is returned for a withdrawal, in gross grosze. */
type Refund = Pick<ClaimRow, 'amount' | 'shipping'>;

function refund(goods: number, shipping: number): Refund {
	return { amount: goods + shipping, shipping };
}

/** What is to be returned for some pieces, as far as it was paid. */
export function refundOf(ordered: Ordered, taken: ReadonlyMap<number, number>): Refund {
	const whole = worthOf(ordered, taken);
	if (ordered.order.paymentStatus === 'paid') return whole;
	const byCards = paidByCards(ordered);
	return byCards < whole.amount ? refund(byCards, 0) : whole;
}

/** What a withdrawal is worth once its order is paid: those made before it have taken their part. */
export function worthOfClaim(ordered: Ordered, claim: ClaimRow): Refund {
	return worthAfter(ordered, claim, ({ id }) => id < claim.id);
}

/**
 * What is returned for a withdrawal that is accepted now. Pieces are counted after those that are back, not after those
 * that were only declared before; the delivery that its receipt has promised stays promised, once.
 */
export function worthOnAcceptance(ordered: Ordered, claim: ClaimRow): Refund {
	return worthAfter(ordered, claim, ({ state }) => state === 'accepted');
}

function worthAfter(ordered: Ordered, claim: ClaimRow, isBefore: (other: ClaimRow) => boolean): Refund {
	const { order, items } = ordered;
	const complaints = ordered.claims.filter(({ kind }) => kind === 'complaint');
	const others = withdrawalsOf(ordered).filter(({ id }) => id !== claim.id);
	const before = { ...ordered, claims: [...complaints, ...others.filter(isBefore)] };
	const taken = new Map(claim.items.map(({ itemId, qty }) => [itemId, qty]));
	const withDelivery = others.filter((other) => hasDelivery(order, items, other));
	const isReturned = withDelivery.some(({ state }) => state === 'accepted');
	const isDue = hasDelivery(order, items, claim) || (isWhole(before, taken) && withDelivery.length === 0);
	return refund(goodsOf(before, taken), isDue && !isReturned ? order.shipping : 0);
}

/** What some pieces cost; with the last piece the delivery counts, unless a withdrawal has it already. */
function worthOf(ordered: Ordered, taken: ReadonlyMap<number, number>): Refund {
	const { order, items } = ordered;
	const isReturned = withdrawalsOf(ordered).some((claim) => hasDelivery(order, items, claim));
	return refund(goodsOf(ordered, taken), isWhole(ordered, taken) && !isReturned ? order.shipping : 0);
}

/**
 * What some pieces cost after those withdrawn from before, in gross grosze, so that parts add up to the whole. What complaints have
 * brought back is taken off the last pieces of their line.
 */
function goodsOf(ordered: Ordered, taken: ReadonlyMap<number, number>): number {
	const worth = (item: OrderItemRow) => {
		const before = { pieces: withdrawnOf(ordered, item.id), lowered: loweredOf(ordered, item.id) };
		const pieces = before.pieces + (taken.get(item.id) ?? 0);
		return returnedOf(item, { ...before, pieces }) - returnedOf(item, before);
	};
	return shownItems(ordered.items).reduce((sum, item) => sum + worth(item), 0);
}

function isWhole(ordered: Ordered, taken: ReadonlyMap<number, number>): boolean {
	return linesThatCount(ordered.items).every(({ id, qty }) => withdrawnOf(ordered, id) + (taken.get(id) ?? 0) >= qty);
}

/**
 * Whether the amount of a withdrawal has the delivery in it. Which one that is cannot be told by its pieces, since others may be
 * refused after it was promised. What an older row has above its goods may also be a cent of rounding.
 */
export function hasDelivery(
	{ shipping }: OrderRow,
	items: readonly OrderItemRow[],
	claim: Pick<ClaimRow, 'items' | 'amount' | 'shipping'>,
): boolean {
	if (claim.shipping !== null) return claim.shipping > 0;
	const piecesIn = ({ id }: OrderItemRow) =>
		claim.items.filter(({ itemId }) => itemId === id).reduce((sum, { qty }) => sum + qty, 0);
	const goods = shownItems(items).reduce((sum, item) => sum + paidFor(item, piecesIn(item)), 0);
	return claim.amount - goods > shipping / 2;
}

/** What gift cards have paid of an order that the courier has not been paid for yet, less what was withdrawn before. */
function paidByCards(ordered: Ordered): number {
	const before = withdrawalsOf(ordered).reduce((sum, { amount }) => sum + amount, 0);
	return Math.max(ordered.order.giftCardAmount - before, 0);
}

/**
 * The most that a complaint can bring back, in gross grosze by line: what was paid for its pieces, as far as neither withdrawals, settled
 * or not, nor other complaints bring it back. Nothing after the order was cancelled, when all of it went back, nor of gift cards of
 * which something was spent.
 */
export function refundableFor(ordered: Ordered, claim: ClaimRow): { itemId: number; most: number }[] {
	const others = { claims: ordered.claims.filter(({ id }) => id !== claim.id) };
	return claim.items.map(({ itemId, qty }) => {
		const item = ordered.items.find(({ id }) => id === itemId);
		if (!item || ordered.order.status === 'canceled') return { itemId, most: 0 };
		const returned = returnedOf(item, { pieces: withdrawnOf(others, itemId), lowered: loweredOf(others, itemId) });
		const whole = item.qty - spentCards(ordered, item);
		const most = Math.min(paidFor(item, Math.min(qty, whole)), paidFor(item, whole) - returned);
		return { itemId, most: Math.max(most, 0) };
	});
}
