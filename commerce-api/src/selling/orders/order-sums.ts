import { netOf, toAmount } from '@pasaz/kernel/domain/money';
import { type TaxShare, taxShares } from '../cart/taxes.ts';
import type { OrderItemRow, OrderRow } from '../order-rows.ts';

/** The lines that the shopper sees, without the parts of bundles. */
export function shownItems(items: readonly OrderItemRow[]): OrderItemRow[] {
	return items.filter(({ parentItemId }) => parentItemId === null);
}

/**
 * The lines by which it is told whether all of an order came back, and with it the delivery: what costs nothing need not, unless
 * nothing in the order costs anything.
 */
export function linesThatCount(items: readonly OrderItemRow[]): OrderItemRow[] {
	const lines = shownItems(items);
	const paid = lines.filter(({ rowTotal, discount }) => rowTotal > discount);
	return paid.length > 0 ? paid : lines;
}

/** What was paid for the first pieces of a line, in cents, so that parts of it add up. */
export function paidFor({ rowTotal, discount, qty }: OrderItemRow, pieces: number): number {
	return Math.round(((rowTotal - discount) * pieces) / qty);
}

/** What has come back of a line: pieces, and by how much its price was lowered after complaints, in cents. */
export interface Returned {
	pieces: number;
	lowered: number;
}

/** What is returned of a line in all, in cents: what was paid for its first pieces and what it was lowered by, as far as it was paid. */
export function returnedOf(item: OrderItemRow, { pieces, lowered }: Returned): number {
	return Math.min(paidFor(item, pieces) + lowered, paidFor(item, item.qty));
}

/** What is to be paid besides gift cards, in cents. */
export function dueOf({ grandTotal, giftCardAmount }: OrderRow): number {
	return grandTotal - giftCardAmount;
}

/** What was paid by tax rate, in cents. */
export function orderTaxes(order: OrderRow, items: readonly OrderItemRow[]): TaxShare[] {
	const lines = shownItems(items).map(({ rowTotal, discount, taxPercent }) => {
		const paid = rowTotal - discount;
		return { taxPercent, paid, paidNet: netOf(paid, taxPercent) };
	});
	return taxShares(lines, order);
}

/** The sums of an order in decimal units. */
export function shownSums(order: OrderRow, items: readonly OrderItemRow[]) {
	return {
		grand_total: toAmount(order.grandTotal),
		gift_card_amount: order.giftCardAmount === 0 ? 0 : -toAmount(order.giftCardAmount),
		due_amount: toAmount(dueOf(order)),
		subtotal: toAmount(order.subtotal),
		discount_amount: order.discount === 0 ? 0 : -toAmount(order.discount),
		shipping_amount: toAmount(order.shipping),
		shipping_title: order.shippingTitle,
		taxes: shownTaxes(orderTaxes(order, items)),
	};
}

/** Shares of VAT in decimal units. */
export function shownTaxes(shares: readonly TaxShare[]) {
	return shares.map(({ percent, gross, net }) => ({
		percent,
		net: toAmount(net),
		tax: toAmount(gross - net),
		gross: toAmount(gross),
	}));
}
