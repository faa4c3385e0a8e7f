import { expect, it } from 'vitest';
import { OutOfStock } from '../order-refusal.ts';
import { refuseLines } from './short-lines.ts';

const line = (qty: number, ...skus: string[]) => {
	return { qty, product: { components: skus.map((sku) => ({ sku, qty: 1, type: 'simple' })) } };
};
function piecesOf(lines: Parameters<typeof refuseLines>[0], left: Record<string, number>) {
	try {
		return refuseLines(lines, new OutOfStock(new Map(Object.entries(left))));
	} catch (error) {
		return Object(error).details.pieces;
	}
}

it.each([
	['lines that share what is short', [line(2, 'A'), line(2, 'A'), line(1, 'B')], { A: 3 }, [2, 1, 1]],
	['a bundle that has it twice', [line(2, 'A', 'A'), line(1, 'A')], { A: 3 }, [1, 1]],
	['nothing left', [line(1, 'A', 'B')], { A: 0 }, [0]],
])('says how many pieces there are of %s (15.10)', (_what, lines, left, pieces) => {
	expect(piecesOf(lines, left)).toEqual(pieces);
});

it('passes on what is no lack of stock', () => {
	const error = new Error('broken');
	expect(() => refuseLines([], error)).toThrow(error);
});
