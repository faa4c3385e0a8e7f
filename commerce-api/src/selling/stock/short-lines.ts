import { OutOfStock } from '../order-refusal.ts';
import type { MadeLine } from './goods.ts';

/** How many pieces of each line there are: what a line takes, those after it do not find. */
function piecesOf(lines: readonly MadeLine[], left: ReadonlyMap<string, number>): number[] {
	const rest = new Map(left);
	return lines.map(({ qty, product: { components } }) => {
		const each = new Map<string, number>();
		for (const part of components) if (rest.has(part.sku)) each.set(part.sku, (each.get(part.sku) ?? 0) + part.qty);
		const most = [...each].map(([sku, needed]) => Math.floor((rest.get(sku) ?? 0) / needed));
		const pieces = Math.max(Math.min(qty, ...most), 0);
		for (const [sku, needed] of each) rest.set(sku, (rest.get(sku) ?? 0) - needed * pieces);
		return pieces;
	});
}

/** Says of which lines there are too few: of what a bundle is made, only the shop knows. @throws the refusal */
export function refuseLines(lines: readonly MadeLine[], error: unknown): never {
	if (!(error instanceof OutOfStock)) throw error;
	throw new OutOfStock(error.left, { pieces: piecesOf(lines, error.left) });
}
