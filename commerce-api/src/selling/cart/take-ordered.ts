import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import { mergeOps, NO_OPS } from '@pasaz/kernel/domain/line-ops';
import type { Database } from '../../platform/database/database.ts';
import { type Line, type LineRow, opsOf, saveLines } from './line-rows.ts';
import type { PricedLine } from './sums.ts';

interface Taking {
	/** The cart's, locked. */
	rows: readonly LineRow[];
	lines: readonly PricedLine[];
	/** By which the device takes out the same pieces. */
	operation: OpId;
}

/** What another device added meanwhile stays. An unknown line is noted, too, for the device may send it later. */
export async function takeOrdered(tx: Database, cartId: string, { rows, lines, operation }: Taking): Promise<void> {
	const byKey = new Map(rows.map((row) => [row.lineKey, row]));
	const taken = together(lines).map((line): Line => {
		const { lineKey, sku, productOption = null } = line.product;
		const taking = { set: null, adds: { [operation]: -line.qty } };
		return { lineKey, sku, productOption, ops: mergeOps(knownOps(byKey.get(lineKey), line), taking) };
	});
	await saveLines(tx, cartId, taken);
}

/** What was done to an ordered line, also what only the ordering device knows of yet. */
export function knownOps(row: LineRow | undefined, { ops = NO_OPS }: PricedLine): LineOps {
	return mergeOps(row ? opsOf(row) : NO_OPS, ops);
}

/** One operation takes the pieces of all lines of the same product. */
export function together(lines: readonly PricedLine[]): PricedLine[] {
	const byKey = new Map<string, PricedLine>();
	for (const line of lines) {
		const { lineKey } = line.product;
		const { qty = 0, ops = NO_OPS } = byKey.get(lineKey) ?? {};
		byKey.set(lineKey, { ...line, qty: line.qty + qty, ops: mergeOps(ops, line.ops ?? NO_OPS) });
	}
	return [...byKey.values()];
}
