import { netOf } from '@pasaz/kernel/domain/money';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { corrections } from '../../../platform/database/schema/sales.ts';
import { yearOf } from '../../../platform/shop-time.ts';
import { type TaxShare, taxShares } from '../../cart/taxes.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { hasDelivery } from '../claims/refund-amount.ts';
import type { ClaimRow } from '../claims/withdrawable.ts';
import { orderTaxes, type Returned, returnedOf, shownItems } from '../order-sums.ts';
import { itemsOf } from '../require-order.ts';
import { findInvoice, lockNumbering } from './issue-invoice.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
type Pieces = CorrectionRow['items'];

interface CorrectionCause {
	order: OrderRow;
	/**
	 * The withdrawal that is accepted, with what is returned for it, or what a complaint lowers prices by; without either the whole rest of
	 * the order is corrected.
	 */
	claim?: Pick<ClaimRow, 'id' | 'items' | 'amount' | 'shipping'>;
	at: Date;
}

/**
 * Corrects an order's invoice, if it has one, by the pieces that came back or are cheaper now, and by the delivery where it is paid back.
 * The caller has locked the order.
 */
export async function issueCorrection(tx: Database, { order, claim, at }: CorrectionCause): Promise<void> {
	const { uuid: orderUuid } = order;
	if (!(await findInvoice(tx, orderUuid))) return;
	const items = (await itemsOf(tx, [order])).get(orderUuid) ?? [];
	const earlier = await correctionsOf(tx, orderUuid);
	const pieces = claim?.items ?? restOf(items, earlier);
	const isReturned = !claim || hasDelivery(order, items, claim);
	const delivery = isReturned && !isDeliveryCorrected(items, earlier) ? order.shipping : 0;
	const amount = grossOf(goodsRows({ items, earlier, pieces })) + delivery;
	if (amount === 0) return;
	await lockNumbering(tx);
	const year = yearOf(at);
	const ofYear = eq(corrections.year, year);
	const [last] = await tx.select().from(corrections).where(ofYear).orderBy(desc(corrections.serial)).limit(1);
	const numbered = { year, serial: (last?.serial ?? 0) + 1, issuedAt: at };
	await tx.insert(corrections).values({ orderUuid, claimId: claim?.id ?? null, items: pieces, amount, ...numbered });
}

function isDeliveryCorrected(items: readonly OrderItemRow[], earlier: readonly CorrectionRow[]): boolean {
	const goods = items.reduce((sum, item) => sum + returnedOf(item, correctedIn(earlier, item.id)), 0);
	return earlier.reduce((sum, { amount }) => sum + amount, 0) > goods;
}

export function correctionsOf(db: Database, orderUuid: string): Promise<CorrectionRow[]> {
	return db.select().from(corrections).where(eq(corrections.orderUuid, orderUuid)).orderBy(asc(corrections.id));
}

function restOf(items: readonly OrderItemRow[], earlier: readonly CorrectionRow[]): Pieces {
	return shownItems(items)
		.map(({ id: itemId, qty }) => ({ itemId, qty: qty - correctedIn(earlier, itemId).pieces }))
		.filter(({ qty }) => qty > 0);
}

function correctedIn(all: readonly Pick<CorrectionRow, 'items'>[], itemId: number): Returned {
	const items = all.flatMap((correction) => correction.items).filter((item) => item.itemId === itemId);
	return {
		pieces: items.reduce((sum, { qty }) => sum + qty, 0),
		lowered: items.reduce((sum, { lowered = 0 }) => sum + lowered, 0),
	};
}

/** What a line of the invoice is lowered by, in cents; the delivery has no item. */
export interface CorrectedRow {
	item: OrderItemRow | undefined;
	percent: number;
	/** 0 where only the price of pieces is lowered. */
	qty: number;
	gross: number;
	net: number;
}

interface ReturnedPieces {
	items: readonly OrderItemRow[];
	earlier: readonly Pick<CorrectionRow, 'items'>[];
	pieces: Pieces;
}

function goodsRows({ items, earlier, pieces }: ReturnedPieces): CorrectedRow[] {
	const rows = shownItems(items).map((item) => {
		const before = correctedIn(earlier, item.id);
		const now = correctedIn([{ items: pieces }], item.id);
		const qty = Math.min(now.pieces, item.qty - before.pieces);
		const after = { pieces: before.pieces + qty, lowered: before.lowered + now.lowered };
		const [from, to] = [returnedOf(item, before), returnedOf(item, after)];
		const { taxPercent: percent } = item;
		return { item, percent, qty, gross: to - from, net: netOf(to, percent) - netOf(from, percent) };
	});
	return rows.filter(({ qty, gross }) => qty > 0 || gross > 0);
}

function grossOf(rows: readonly CorrectedRow[]): number {
	return rows.reduce((sum, { gross }) => sum + gross, 0);
}

interface IssuedCorrection extends Omit<ReturnedPieces, 'pieces'> {
	order: OrderRow;
	correction: Pick<CorrectionRow, 'items' | 'amount'>;
}

/** Rows of all corrections of an order add up to its invoice. */
export function correctedRows({ order, items, earlier, correction }: IssuedCorrection): CorrectedRow[] {
	const goods = goodsRows({ items, earlier, pieces: correction.items });
	if (correction.amount <= grossOf(goods)) return goods;
	const { shipping: gross, shippingNet: net } = order;
	const percent = gross > net ? (orderTaxes(order, items)[0]?.percent ?? 0) : 0;
	return [...goods, { item: undefined, percent, qty: 1, gross, net }];
}

/** What a correction lowers the invoice by, by tax rate, in cents. */
export function correctedTaxes(correction: IssuedCorrection): TaxShare[] {
	const rows = correctedRows(correction);
	const lines = rows.map(({ percent, gross, net }) => ({ taxPercent: percent, paid: gross, paidNet: net }));
	return taxShares(lines, { shipping: 0, shippingNet: 0 });
}
