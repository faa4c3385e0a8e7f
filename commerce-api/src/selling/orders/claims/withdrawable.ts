import type { claims, orderStates } from '../../../platform/database/schema/sales.ts';
import { dayOf, startOfDay } from '../../../platform/shop-time.ts';
import { workingDayFrom } from '../../../platform/working-day.ts';
import { CASH_ON_DELIVERY } from '../../cart/methods.ts';
import type { DigitalGoods } from '../../digital/digital-goods.ts';
import { type GiftCardRow, isOfLine, isSpent } from '../../digital/gift-cards.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { isCancelable } from '../order-status.ts';
import { dueOf, shownItems } from '../order-sums.ts';

export type ClaimRow = typeof claims.$inferSelect;

export interface Ordered {
	order: OrderRow;
	items: readonly OrderItemRow[];
	states: readonly (typeof orderStates.$inferSelect)[];
	claims: readonly ClaimRow[];
	/** Lines of which a file was fetched. */
	fetched: ReadonlySet<number>;
	/** Gift cards that it has sold. */
	cards: readonly GiftCardRow[];
	giftCardSkus: DigitalGoods['giftCardSkus'];
	/** Numbers of pictures by complaint. */
	pictures: ReadonlyMap<number, number>;
}

/** Days after that of the delivery, by law. */
const DAYS = 14;

/**
 * The first moment that is too late: midnight after the last day, which the law moves to a working day (Regulation 1182/71, art. 3 (4)).
 * Undefined before the order is delivered.
 */
export function withdrawableUntil({ states }: Pick<Ordered, 'states'>): Date | undefined {
	const at = states.find(({ state }) => state === 'delivered')?.at;
	return at && startOfDay(workingDayFrom(dayOf(startOfDay(dayOf(at), DAYS))), 1);
}

/** A refused withdrawal counts no more. */
export function withdrawalsOf({ claims }: Pick<Ordered, 'claims'>): ClaimRow[] {
	return claims.filter(({ kind, state }) => kind === 'withdrawal' && state !== 'refused');
}

/** Pieces of a line that were withdrawn from. */
export function withdrawnOf(ordered: Pick<Ordered, 'claims'>, itemId: number): number {
	const items = withdrawalsOf(ordered)
		.flatMap((claim) => claim.items)
		.filter((item) => item.itemId === itemId);
	return items.reduce((sum, { qty }) => sum + qty, 0);
}

/** By how much complaints have lowered what was paid for a line, in gross grosze. */
export function loweredOf({ claims }: Pick<Ordered, 'claims'>, itemId: number): number {
	const items = claims.flatMap((claim) => claim.items).filter((item) => item.itemId === itemId);
	return items.reduce((sum, { lowered = 0 }) => sum + lowered, 0);
}

/** Pieces of a line that are gift cards of which something was spent, so that they cannot come back whole. */
export function spentCards({ cards, giftCardSkus }: Ordered, item: OrderItemRow): number {
	return cards.filter((card) => isOfLine(card, item, giftCardSkus) && isSpent(card)).length;
}

/** Pieces of a line that cannot come back: spent gift cards, and beside these the ones whose price a complaint has brought back. */
function lostPieces(ordered: Ordered, item: OrderItemRow): number {
	const spent = spentCards(ordered, item);
	if (spent === 0) return 0;
	const complaints = new Set(ordered.claims.flatMap(({ id, kind }) => (kind === 'complaint' ? [id] : [])));
	const refunded = ordered.cards.filter(
		(card) => card.claimId !== null && complaints.has(card.claimId) && isOfLine(card, item, ordered.giftCardSkus),
	);
	return spent + refunded.length;
}

/**
 * The lines with the pieces from whose contract the shopper can still withdraw: not those of which a file was fetched by who had
 * consented to that (rule 15.41), nor gift cards that are in use. An order that can be cancelled is cancelled instead.
 */
export function withdrawable(ordered: Ordered, now: Date): { item: OrderItemRow; left: number }[] {
	const { order, items } = ordered;
	const until = withdrawableUntil(ordered);
	if (order.status === 'canceled' || isCancelable(order) || (until && now >= until)) return [];
	return shownItems(items)
		.filter(({ id }) => !(order.digitalConsent && ordered.fetched.has(id)))
		.map((item) => ({ item, left: item.qty - withdrawnOf(ordered, item.id) - lostPieces(ordered, item) }))
		.filter(({ left }) => left > 0);
}

/** The courier's cash has no way back, other than what gift cards have paid. */
export function needsAccount(order: OrderRow): boolean {
	return order.paymentMethod === CASH_ON_DELIVERY && dueOf(order) > 0;
}

export function complainable({
	order,
	items,
}: Pick<Ordered, 'order' | 'items'>): { item: OrderItemRow; left: number }[] {
	if (order.status !== 'sent' && order.status !== 'delivered') return [];
	return shownItems(items).map((item) => ({ item, left: item.qty }));
}

/** Pieces by line; a line may be named twice. */
export function piecesOf(given: readonly { item_id: number; qty: number }[]): Map<number, number> {
	const taken = new Map<number, number>();
	for (const { item_id, qty } of given) taken.set(item_id, (taken.get(item_id) ?? 0) + qty);
	return taken;
}
