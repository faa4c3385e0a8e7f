import { netOf } from '@pasaz/kernel/domain/money';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { corrections } from '../../../platform/database/schema/sales.ts';
import { yearOf } from '../../../platform/shop-time.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { shownItems } from '../order-sums.ts';
import { itemsOf } from '../require-order.ts';
import { findInvoice, lockNumbering } from './issue-invoice.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
type Pieces = CorrectionRow['items'];

interface Corrected {
	order: OrderRow;
	/** The withdrawal that was accepted; without one the whole rest of the order is corrected. */
	claim?: { id: number; items: Pieces };
	at: Date;
}

/** Corrects an order's invoice, if it has one, by the pieces that came back. The caller has locked the order. */
export async function issueCorrection(tx: Database, { order, claim, at }: Corrected): Promise<void> {
	const { uuid: orderUuid } = order;
	if (!(await findInvoice(tx, orderUuid))) return;
	const items = (await itemsOf(tx, [order])).get(orderUuid) ?? [];
	const earlier = await correctionsOf(tx, orderUuid);
	const pieces = claim?.items ?? restOf(items, earlier);
	const rows = correctedRows({ order, items, earlier, pieces });
	const amount = rows.reduce((sum, { gross }) => sum + gross, 0);
	if (amount === 0) return;
	await lockNumbering(tx);
	const year = yearOf(at);
	const ofYear = eq(corrections.year, year);
	const [last] = await tx.select().from(corrections).where(ofYear).orderBy(desc(corrections.serial)).limit(1);
	const numbered = { year, serial: (last?.serial ?? 0) + 1, issuedAt: at };
	await tx.insert(corrections).values({ orderUuid, claimId: claim?.id ?? null, items: pieces, amount, ...numbered });
}

export function correctionsOf(db: Database, orderUuid: string): Promise<CorrectionRow[]> {
	return db.select().from(corrections).where(eq(corrections.orderUuid, orderUuid)).orderBy(asc(corrections.id));
}

/** E.g. `KOR/2026/000001`. */
export function correctionNumber({ year, serial }: Pick<CorrectionRow, 'year' | 'serial'>): string {
	return `KOR/${year}/${String(serial).padStart(6, '0')}`;
}

function restOf(items: readonly OrderItemRow[], earlier: readonly CorrectionRow[]): Pieces {
	return shownItems(items)
		.map(({ id: itemId, qty }) => ({ itemId, qty: qty - piecesOf(earlier, itemId) }))
		.filter(({ qty }) => qty > 0);
}

function piecesOf(earlier: readonly Pick<CorrectionRow, 'items'>[], itemId: number): number {
	const items = earlier.flatMap((correction) => correction.items).filter((item) => item.itemId === itemId);
	return items.reduce((sum, { qty }) => sum + qty, 0);
}

/** What a line of the invoice is lowered by, in cents; the delivery has no item. */
export interface CorrectedRow {
	item: OrderItemRow | undefined;
	qty: number;
	gross: number;
	net: number;
}

interface Correcting {
	order: OrderRow;
	items: readonly OrderItemRow[];
	earlier: readonly Pick<CorrectionRow, 'items'>[];
	pieces: Pieces;
}

/** Rows of all corrections of an order add up to its invoice; the delivery is corrected with the last piece. */
export function correctedRows({ order, items, earlier, pieces }: Correcting): CorrectedRow[] {
	const rows = shownItems(items).map((item) => {
		const before = piecesOf(earlier, item.id);
		const qty = Math.min(piecesOf([{ items: pieces }], item.id), item.qty - before);
		const upTo = (count: number) => Math.round(((item.rowTotal - item.discount) * count) / item.qty);
		const [from, to] = [upTo(before), upTo(before + qty)];
		return {
			row: { item, qty, gross: to - from, net: netOf(to, item.taxPercent) - netOf(from, item.taxPercent) },
			isWhole: before + qty === item.qty,
		};
	});
	const isWhole = rows.every((row) => row.isWhole);
	const delivery = { item: undefined, qty: 1, gross: order.shipping, net: order.shippingNet };
	const changed = rows.map(({ row }) => row).filter(({ qty }) => qty > 0);
	return isWhole && order.shipping > 0 && changed.length > 0 ? [...changed, delivery] : changed;
}
