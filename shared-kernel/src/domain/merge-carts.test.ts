import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../scripts/for-tests/faults.ts';
import type { CartLine } from '../contract/cart-line.ts';
import { divergedCarts, testCandidate, testCart, testLine } from './cart.fixture.ts';
import { addLine, EMPTY_CART, type KeptCart, setQuantity, takeOrdered, updateLine } from './cart.ts';
import { lineKey } from './line-identity.ts';
import { nextOpId, opId, quantityOf } from './line-ops.ts';
import { forgetOldRemovals, mergeCarts, operationsOf, withOperations } from './merge-carts.ts';
import { readCart, storedOf } from './stored-cart.ts';

const canonical = (cart: KeptCart) => JSON.stringify(readCart(cart));
const runs = { numRuns: sized(200, 1000) };

describe('merging carts (11.11, 13.19)', () => {
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

	it('leaves the lines themselves that nothing has changed, so that a long cart is not drawn again', () => {
		const cart = ['A', 'B'].reduce<KeptCart>(
			(before, sku, index) => addLine(before, testCandidate(sku), 2, opId(index + 1, 'mine')),
			testCart(),
		);
		const [a, b] = cart.lines;
		const theirs = setQuantity(cart, testLine('B'), 3, opId(9, 'theirs'));
		const told = { ...cart, lines: [], bare: operationsOf(theirs).bare };
		for (const merged of [mergeCarts(cart, told), withOperations(cart, operationsOf(theirs))]) {
			expect(merged.lines[0]).toBe(a);
			expect(merged.lines[1]).toEqual({ ...b, qty: 3, ops: merged.lines[1]?.ops });
		}
	});

	it('never doubles a line and never keeps both a line and its removal (11.16)', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				const { lines, bare } = mergeCarts(a, b);
				const keys = [...lines, ...bare].map(lineKey);
				expect(new Set(keys).size).toBe(keys.length);
			}),
			runs,
		);
	});

	it('gives each line the quantity that its operations come to', () => {
		fc.assert(
			fc.property(divergedCarts, ([a, b]) => {
				for (const { qty, ops } of mergeCarts(a, b).lines) expect(qty).toBe(quantityOf(ops));
			}),
			runs,
		);
	});
});

const START = testCart(testLine('A', 2), testLine('B', 2));
const [A, B] = START.lines as [CartLine, CartLine];
const at = (time: number, tab: string) => opId(time, tab);
const C = testCandidate('C');

describe('of two tabs that did not hear of each other', () => {
	it.each([
		[
			'each put a line in',
			addLine(START, C, 1, at(10, 'a')),
			addLine(START, testCandidate('D'), 1, at(20, 'b')),
			'A2 B2 C1 D1',
		],
		['each put the same line in', addLine(START, C, 1, at(10, 'a')), addLine(START, C, 2, at(10, 'b')), 'A2 B2 C3'],
		['each added to a line', addLine(START, A, 1, at(10, 'a')), addLine(START, A, 1, at(20, 'b')), 'A4 B2'],
		['one removed and one put in', setQuantity(START, A, 0, at(10, 'a')), addLine(START, C, 1, at(20, 'b')), 'B2 C1'],
		[
			'one removed what the other raised later',
			setQuantity(START, A, 0, at(10, 'a')),
			setQuantity(START, A, 3, at(20, 'b')),
			'A3 B2',
		],
		[
			'one raised what the other removed later',
			setQuantity(START, A, 3, at(10, 'a')),
			setQuantity(START, A, 0, at(20, 'b')),
			'B2',
		],
		['both set a quantity', setQuantity(START, A, 5, at(10, 'a')), setQuantity(START, A, 1, at(20, 'b')), 'A1 B2'],
		[
			'one ordered what the other added to',
			takeOrdered(START, [A, B], at(20, 'a')),
			addLine(START, A, 1, at(10, 'b')),
			'A1',
		],
		[
			'one set a quantity, one learnt the server id',
			setQuantity(START, A, 1, at(10, 'a')),
			updateLine(START, A, { serverItemId: 7 }, at(20, 'b')),
			'A1#7 B2',
		],
	])('%s', (_, mine, theirs, expected) => {
		const merged = mergeCarts(mine, theirs);
		const told = merged.lines.map(
			({ sku, qty, serverItemId }) => `${sku}${qty}${serverItemId ? `#${serverItemId}` : ''}`,
		);
		expect(told.join(' ')).toBe(expected);
	});

	it('the later server cart stays', () => {
		const mine = { ...START, serverToken: 'mine', restAt: at(10, 'a') };
		const theirs = { ...START, serverToken: 'theirs', restAt: at(20, 'b') };
		expect(mergeCarts(theirs, mine).serverToken).toBe('theirs');
	});

	it('one logged out: the cart is forgotten, and removes nothing from the account', () => {
		const { isLoaded: _, ...none } = EMPTY_CART;
		const out = { ...none, since: at(10, 'a') };
		expect(mergeCarts(addLine(START, C, 1, at(20, 'b')), out)).toEqual(out);
	});
});

describe('a clock that is set back', () => {
	it('does not make a later change lose', () => {
		const ahead = setQuantity(START, A, 5, opId(2e12, 'a'));
		const after = setQuantity(ahead, A, 1, nextOpId(opId(2e12, 'a'), 1e12, 'b'));
		expect(mergeCarts(ahead, after).lines[0]?.qty).toBe(1);
	});
});

describe('an old removal', () => {
	const DAY = 24 * 3_600_000;
	const removed = storedOf(setQuantity(START, A, 0, opId(DAY, 'a')));
	it.each([
		[DAY, 1],
		[30 * DAY, 1],
		[31 * DAY, 0],
		// the shopper’s clock was years ahead
		[-1000 * DAY, 1],
	])('after %i ms leaves %i traces (13.20)', (now, expected) => {
		expect(forgetOldRemovals(removed, now).bare).toHaveLength(expected);
	});
});
