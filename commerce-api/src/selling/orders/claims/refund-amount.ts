import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { linesThatCount, paidFor, shownItems } from '../order-sums.ts';
import { type ClaimRow, type Ordered, withdrawalsOf, withdrawnOf } from './withdrawable.ts';

/** What is to be returned for some pieces, in gross grosze, as far as it was paid. */
export function refundOf(ordered: Ordered, taken: ReadonlyMap<number, number>): number {
	const whole = worthOf(ordered, taken);
	return ordered.order.paymentStatus === 'paid' ? whole : Math.min(whole, paidByCards(ordered));
}

/** What a withdrawal is worth once its order is paid, in gross grosze: those made before it have taken their part. */
export function worthOfClaim(ordered: Ordered, claim: ClaimRow): number {
	return worthAfter(ordered, claim, ({ id }) => id < claim.id);
}

/**
 * What is returned for a withdrawal that is accepted now, in gross grosze. Pieces are counted after those that are back, not after those
 * that were only declared before; the delivery that its receipt has promised stays promised, once.
 */
export function worthOnAcceptance(ordered: Ordered, claim: ClaimRow): number {
	return worthAfter(ordered, claim, ({ state }) => state === 'accepted');
}

function worthAfter(ordered: Ordered, claim: ClaimRow, isBefore: (other: ClaimRow) => boolean): number {
	const { order, items } = ordered;
	const others = withdrawalsOf(ordered).filter(({ id }) => id !== claim.id);
	const before = { ...ordered, claims: others.filter(isBefore) };
	const taken = new Map(claim.items.map(({ itemId, qty }) => [itemId, qty]));
	const withDelivery = others.filter((other) => hasDelivery(order, items, other));
	const isReturned = withDelivery.some(({ state }) => state === 'accepted');
	const isDue = hasDelivery(order, items, claim) || (isWhole(before, taken) && withDelivery.length === 0);
	return goodsOf(before, taken) + (isDue && !isReturned ? order.shipping : 0);
}

/** What some pieces cost, in gross grosze; with the last piece the delivery counts, unless a withdrawal has it already. */
function worthOf(ordered: Ordered, taken: ReadonlyMap<number, number>): number {
	const { order, items } = ordered;
	const isReturned = withdrawalsOf(ordered).some((claim) => hasDelivery(order, items, claim));
	return goodsOf(ordered, taken) + (isWhole(ordered, taken) && !isReturned ? order.shipping : 0);
}

/** What some pieces cost after those withdrawn from before, in gross grosze, so that parts add up to the whole. */
function goodsOf(ordered: Ordered, taken: ReadonlyMap<number, number>): number {
	const worth = (item: OrderItemRow) => {
		const before = withdrawnOf(ordered, item.id);
		return paidFor(item, before + (taken.get(item.id) ?? 0)) - paidFor(item, before);
	};
	return shownItems(ordered.items).reduce((sum, item) => sum + worth(item), 0);
}

function isWhole(ordered: Ordered, taken: ReadonlyMap<number, number>): boolean {
	return linesThatCount(ordered.items).every(({ id, qty }) => withdrawnOf(ordered, id) + (taken.get(id) ?? 0) >= qty);
}

/**
 * Whether the amount of a withdrawal has the delivery in it. Which one that is cannot be told by its pieces, since others may be
 * refused after it was promised. What it has above its goods may also be a cent of rounding.
 */
export function hasDelivery(
	{ shipping }: OrderRow,
	items: readonly OrderItemRow[],
	claim: Pick<ClaimRow, 'items' | 'amount'>,
): boolean {
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
