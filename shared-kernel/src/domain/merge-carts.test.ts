import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../contract/cart-line.ts';
import { divergedCarts, testLine } from './cart.fixture.ts';
import { addLine, removeLine, setQuantity, updateLine } from './cart.ts';
import { forgetOldRemovals, mergeCarts, stampChanges } from './merge-carts.ts';
import { NOTHING_STORED, readCart, type StampedCart } from './stored-cart.ts';

const canonical = (cart: StampedCart) => JSON.stringify(readCart(cart));
const runs = { numRuns: 500 };

describe('merging carts', () => {
	it('does not depend on who merges', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				expect(canonical(mergeCarts(a, b))).toBe(canonical(mergeCarts(b, a)));
			}),
			runs,
		);
	});

	it('does not depend on the order in which tabs are heard', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b, c]) => {
				expect(canonical(mergeCarts(mergeCarts(a, b), c))).toBe(canonical(mergeCarts(a, mergeCarts(b, c))));
			}),
			runs,
		);
	});

	it('changes nothing the second time', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				const merged = mergeCarts(a, b);
				expect(canonical(mergeCarts(merged, b))).toBe(canonical(merged));
				expect(canonical(mergeCarts(a, a))).toBe(canonical(a));
			}),
			runs,
		);
	});

	it('keeps every line that nobody has removed', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				const removed = new Set([...a.stamps.removed, ...b.stamps.removed].map(({ key }) => key));
				const merged = new Set(mergeCarts(a, b).lines.map(({ sku }) => sku));
				const kept = [...a.lines, ...b.lines].filter(({ sku }) => !removed.has(sku));
				for (const { sku } of kept) expect(merged).toContain(sku);
			}),
			runs,
		);
	});

	it('never doubles a line and never keeps both a line and its removal', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				const { lines, stamps } = mergeCarts(a, b);
				const keys = [...lines.map(({ sku }) => sku), ...stamps.removed.map(({ key }) => key)];
				expect(new Set(keys).size).toBe(keys.length);
			}),
			runs,
		);
	});
});

const START = stampChanges(NOTHING_STORED, { ...NOTHING_STORED, lines: [testLine('A', 2), testLine('B', 2)] }, 1);
const change = (at: number, next: (lines: CartLine[]) => CartLine[]) =>
	stampChanges(START, { ...START, lines: next(START.lines) }, at);
const A = testLine('A');

describe('of two tabs that did not hear of each other', () => {
	it.each([
		[
			'each put a line in',
			(l: CartLine[]) => addLine(l, testLine('C')),
			(l: CartLine[]) => addLine(l, testLine('D')),
			'A2 B2 C1 D1',
		],
		[
			'one removed and one put in',
			(l: CartLine[]) => removeLine(l, A),
			(l: CartLine[]) => addLine(l, testLine('C')),
			'B2 C1',
		],
		[
			'one removed what the other raised later',
			(l: CartLine[]) => removeLine(l, A),
			(l: CartLine[]) => setQuantity(l, A, 3),
			'A3 B2',
		],
		[
			'one raised what the other removed later',
			(l: CartLine[]) => setQuantity(l, A, 3),
			(l: CartLine[]) => removeLine(l, A),
			'B2',
		],
		['both set a quantity', (l: CartLine[]) => setQuantity(l, A, 5), (l: CartLine[]) => setQuantity(l, A, 1), 'A1 B2'],
		[
			'one set a quantity, one learnt the server id',
			(l: CartLine[]) => setQuantity(l, A, 1),
			(l: CartLine[]) => updateLine(l, A, { serverItemId: 7 }),
			'A1 B2',
		],
	])('%s', (_, earlier, later, expected) => {
		const merged = mergeCarts(change(10, earlier), change(20, later));
		const told = merged.lines.map(
			({ sku, qty, serverItemId }) => `${sku}${qty}${serverItemId ? `#${serverItemId}` : ''}`,
		);
		expect(told.join(' ')).toBe(expected);
	});

	it('the later server cart stays', () => {
		const mine = stampChanges(START, { ...START, serverToken: 'mine' }, 10);
		const theirs = stampChanges(START, { ...START, serverToken: 'theirs' }, 20);
		expect(mergeCarts(theirs, mine).serverToken).toBe('theirs');
	});
});

describe('a clock that is set back', () => {
	it('does not make a later change lose', () => {
		const ahead = change(2e12, (lines) => setQuantity(lines, A, 5));
		const after = stampChanges(ahead, { ...ahead, lines: setQuantity(ahead.lines, A, 1) }, 1e12);
		expect(mergeCarts(ahead, after).lines[0]?.qty).toBe(1);
	});
});

describe('an old removal', () => {
	const DAY = 24 * 3_600_000;
	const removed = change(DAY, (lines) => removeLine(lines, A));
	it.each([
		[DAY, 1],
		[30 * DAY, 1],
		[31 * DAY, 0],
	])('after %i ms leaves %i traces', (now, expected) => {
		expect(forgetOldRemovals(removed, now).stamps.removed).toHaveLength(expected);
	});
});
