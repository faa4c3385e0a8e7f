import { OutOfStock } from '../order-refusal.ts';
import type { MadeLine } from './goods.ts';

/** How many pieces of each line there are: what a line takes, those after it do not find. */
function piecesOf(lines: readonly MadeLine[], left: ReadonlyMap<string, number>): number[] {
	const rest = new Map(left);
	return lines.map(({ qty, product: { components } }) => {
		const short = components.filter((part) => rest.has(part.sku));
		const most = short.map((part) => Math.floor((rest.get(part.sku) ?? 0) / part.qty));
		const pieces = Math.max(Math.min(qty, ...most), 0);
		for (const part of short) rest.set(part.sku, (rest.get(part.sku) ?? 0) - part.qty * pieces);
		return pieces;
	});
}

/** Says of which lines there are too few: of what a bundle is made, only the shop knows. @throws the refusal */
export function refuseLines(lines: readonly MadeLine[], error: unknown): never {
	if (!(error instanceof OutOfStock)) throw error;
	throw new OutOfStock(error.left, { pieces: piecesOf(lines, error.left) });
}
