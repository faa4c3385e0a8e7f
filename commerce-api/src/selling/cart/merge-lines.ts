import type { cartSync } from '@pasaz/kernel/contract/cart-sync';
import type { BodyOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { lastOpOf, mergeOps, NO_OPS, quantityOf, timeOf } from '@pasaz/kernel/domain/line-ops';
import { MAX_LINES } from './change-cart.ts';
import { type Line, type LineRow, opsOf } from './line-rows.ts';
import type { Sellable } from './sellable.ts';

export type SentLine = BodyOf<typeof cartSync>['lines'][number];
export type RefusedLine = ResultOf<typeof cartSync>['refused'][number];

/** A sent line with what it names; without a product where that is not for sale. */
export interface NamedLine extends Line {
	sent: SentLine;
	product: Sellable | undefined;
}

interface Merged {
	/** Lines that differ from their row, or have none. */
	changed: Line[];
	refused: RefusedLine[];
}

/** Removals come first and make room for what is new. */
export function mergeLines(rows: readonly LineRow[], named: readonly NamedLine[]): Merged {
	const byKey = new Map(rows.map((row) => [row.lineKey, row]));
	const live = new Set(rows.filter(({ qty }) => qty > 0).map(({ lineKey }) => lineKey));
	const changed: Line[] = [];
	const refused: RefusedLine[] = [];
	const merged = together(named).map((line) => mergedWith(byKey.get(line.lineKey), line));
	for (const { sent, product, ...line } of removalsFirst(merged)) {
		const code = quantityOf(line.ops) > 0 ? refusal(line.lineKey, product, live) : undefined;
		const row = byKey.get(line.lineKey);
		if (code) refused.push({ sku: sent.sku, product_option: sent.product_option, code });
		else if (!row || !isSame(row, line)) changed.push(line);
		if (code) continue;
		if (quantityOf(line.ops) > 0) live.add(line.lineKey);
		else live.delete(line.lineKey);
	}
	return { changed, refused };
}

function refusal(lineKey: string, product: Sellable | undefined, live: Set<string>): string | undefined {
	if (!product) return 'product-unavailable';
	return live.has(lineKey) || live.size < MAX_LINES ? undefined : 'cart-full';
}

function together(named: readonly NamedLine[]): NamedLine[] {
	const byKey = new Map<string, NamedLine>();
	for (const line of named) {
		const other = byKey.get(line.lineKey);
		byKey.set(line.lineKey, other ? { ...other, ops: mergeOps(other.ops, line.ops) } : line);
	}
	return [...byKey.values()];
}

function mergedWith(row: LineRow | undefined, line: NamedLine): NamedLine {
	return { ...line, ops: mergeOps(row ? opsOf(row) : NO_OPS, line.ops) };
}

function removalsFirst(lines: NamedLine[]): NamedLine[] {
	return lines.toSorted((a, b) => Math.min(quantityOf(a.ops), 1) - Math.min(quantityOf(b.ops), 1));
}

function isSame(row: LineRow, { ops }: Line): boolean {
	return JSON.stringify(mergeOps(opsOf(row), NO_OPS)) === JSON.stringify(ops);
}

const MAX_REMOVED = 200;
const REMEMBERED_MS = 180 * 86_400_000;

/** The removed lines of which devices learn, the newest first; the rest may be forgotten. */
export function rememberedOf(removed: readonly LineRow[], now: Date): LineRow[] {
	const lastOp = (row: LineRow) => lastOpOf(opsOf(row));
	const newestFirst = removed.toSorted((a, b) => (lastOp(a) < lastOp(b) ? 1 : -1));
	const since = now.getTime() - REMEMBERED_MS;
	return newestFirst.slice(0, MAX_REMOVED).filter((row) => timeOf(lastOp(row)) >= since);
}
