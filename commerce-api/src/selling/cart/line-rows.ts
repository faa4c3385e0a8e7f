import type { LineOps, OpId } from '@pasaz/kernel/contract/line-ops';
import { foldOps, lastOpOf, NO_OP, nextOpId, quantityOf, setTo } from '@pasaz/kernel/domain/line-ops';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cartItems, carts } from '../../platform/database/schema/sales.ts';
import { SERVER } from '../../platform/server-actor.ts';

export type LineRow = typeof cartItems.$inferSelect;
/** A line to be written; its row is the one of its `lineKey`. */
export type Line = Pick<LineRow, 'sku' | 'lineKey' | 'productOption'> & { ops: LineOps };

/** Leaves out removed lines, which stay as rows so that no device brings them back. */
export function isInCart(cartId: string): SQL | undefined {
	return and(eq(cartItems.cartId, cartId), gt(cartItems.qty, 0));
}

export function opsOf({ ops, qty }: Pick<LineRow, 'ops' | 'qty'>): LineOps {
	return ops ?? setTo(qty, NO_OP);
}

export function nextOpOf(line: Pick<LineRow, 'ops' | 'qty'> | undefined, now: Date): OpId {
	return nextOpId(line ? lastOpOf(opsOf(line)) : NO_OP, now.getTime(), SERVER);
}

/** All rows of a cart, of removed lines too. Whoever writes lines locks the cart first, so that no operation is lost. */
export async function lockLines(tx: Database, cartId: string): Promise<LineRow[]> {
	await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('update');
	return tx.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));
}

/** More than honest devices make together; a row must not grow without end. */
const MAX_ADDS = 200;
/** On all lines of a cart together, many times what shoppers make: every call about the cart reads them. */
const MANY_ADDS = 10_000;
const FEW_ADDS = 20;

export function countAdds(lines: readonly { ops: LineOps }[]): number {
	return lines.reduce((sum, { ops }) => sum + Object.keys(ops.adds).length, 0);
}

/** Keeps fewer of the additions of what is written to a cart that has too many (rule 13.19); quantities stay. */
export function foldedBeside(rows: readonly LineRow[], lines: readonly Line[]): readonly Line[] {
	if (countAdds(rows.map((row) => ({ ops: opsOf(row) }))) <= MANY_ADDS) return lines;
	return lines.map((line) => ({ ...line, ops: foldOps(line.ops, FEW_ADDS) }));
}

/** @returns the written rows, in the given order */
export async function saveLines(tx: Database, cartId: string, lines: readonly Line[]): Promise<LineRow[]> {
	if (lines.length === 0) return [];
	const rows = lines.map(({ sku, lineKey, productOption, ops }) => ({
		...{ cartId, sku, lineKey, productOption },
		...{ ops: foldOps(ops, MAX_ADDS), qty: quantityOf(ops) },
	}));
	const set = { qty: sql`excluded.qty`, ops: sql`excluded.ops` };
	return tx
		.insert(cartItems)
		.values(rows)
		.onConflictDoUpdate({ target: [cartItems.cartId, cartItems.lineKey], set })
		.returning();
}
