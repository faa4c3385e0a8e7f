import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineOps, OpId } from '../contract/line-ops.ts';
import {
	addTo,
	foldOps,
	lastOpOf,
	mergeOps,
	NO_OP,
	NO_OPS,
	nextOpId,
	opId,
	quantityOf,
	setTo,
	timeOf,
} from './line-ops.ts';

const at = (time: number, actor = 'tab') => opId(time, actor);

const ids = fc.tuple(fc.nat(12), fc.constantFrom('a', 'b', 'c')).map(([time, actor]) => opId(time, actor));
const operations: fc.Arbitrary<LineOps> = fc.record({
	set: fc.option(fc.record({ id: ids, qty: fc.nat(5) })),
	adds: fc.dictionary(ids, fc.integer({ min: -2, max: 3 })),
});
/** As operations are made: an addition that the setting has replaced is gone. */
const lines = operations.map((ops) => mergeOps(ops, NO_OPS));

describe('operations on a line', () => {
	it('merge in any order, in any grouping and any number of times (13.19)', () => {
		fc.assert(
			fc.property(lines, lines, lines, (a, b, c) => {
				expect(mergeOps(a, b)).toEqual(mergeOps(b, a));
				expect(mergeOps(mergeOps(a, b), c)).toEqual(mergeOps(a, mergeOps(b, c)));
				expect(mergeOps(mergeOps(a, b), b)).toEqual(mergeOps(a, b));
				expect(JSON.stringify(mergeOps(a, b))).toBe(JSON.stringify(mergeOps(b, a)));
			}),
		);
	});

	it.each<[string, LineOps, LineOps, number]>([
		['both added one', addTo(NO_OPS, 1, at(1, 'a')), addTo(NO_OPS, 1, at(1, 'b')), 2],
		['one addition that both know', addTo(NO_OPS, 1, at(1)), addTo(NO_OPS, 1, at(1)), 1],
		['one set it after the other had added', setTo(3, at(2)), addTo(NO_OPS, 1, at(1)), 3],
		['one added after the other had set it', setTo(3, at(1)), addTo(NO_OPS, 1, at(2)), 4],
		['both set it', setTo(3, at(1)), setTo(5, at(2)), 5],
		['one removed what the other still has', setTo(0, at(2)), addTo(NO_OPS, 2, at(1)), 0],
		['one removed it and the other put it in later', setTo(0, at(1)), addTo(NO_OPS, 2, at(2)), 2],
		[
			'an order sold one while the other added one',
			addTo(setTo(1, at(1)), -1, at(3)),
			addTo(setTo(1, at(1)), 1, at(2)),
			1,
		],
		[
			'an order sold more than was there, before the other added',
			addTo(setTo(1, at(1)), -2, at(2)),
			addTo(NO_OPS, 1, at(3)),
			1,
		],
		['an order sold what the other brings late', addTo(NO_OPS, -2, at(2)), addTo(NO_OPS, 2, at(1)), 0],
	])('%s', (_, a, b, quantity) => {
		expect(quantityOf(mergeOps(a, b))).toBe(quantity);
	});

	it('never give fewer than no pieces, nor more than may be sold', () => {
		expect(quantityOf(addTo(NO_OPS, -3, at(1)))).toBe(0);
		expect(quantityOf(setTo(5000, at(1)))).toBe(999);
	});

	it('stay few, however often a shopper taps', () => {
		const taps = Array.from({ length: 300 }, (_, time) => at(time + 1));
		const ops = taps.reduce((tapped, id) => addTo(tapped, 1, id), NO_OPS);
		expect(quantityOf(ops)).toBe(300);
		expect(Object.keys(ops.adds).length).toBeLessThanOrEqual(200);
	});

	it('lose nothing that another device added between many taps (13.19)', () => {
		const taps = Array.from({ length: 150 }, (_, time) => at(2 * time));
		const ops = taps.reduce((tapped, id) => addTo(tapped, 1, id), NO_OPS);
		expect(quantityOf(mergeOps(ops, addTo(NO_OPS, 5, at(3, 'other'))))).toBe(155);
	});
});

describe('folding', () => {
	const additions = (count: number): LineOps => ({
		set: { id: at(1), qty: 3 },
		adds: Object.fromEntries(Array.from({ length: count }, (_, time) => [at(time + 2), time % 3 === 0 ? -1 : 1])),
	});

	it('leaves few additions as they are', () => {
		expect(foldOps(additions(200), 200)).toEqual(additions(200));
	});

	it('makes one setting of the oldest of many, which leaves the quantity', () => {
		const folded = foldOps(additions(500), 200);
		expect(quantityOf(folded)).toBe(quantityOf(additions(500)));
		expect(Object.keys(folded.adds)).toHaveLength(100);
	});

	it('is not undone by a device that sends them again', () => {
		const folded = foldOps(additions(500), 200);
		expect(mergeOps(folded, additions(500))).toEqual(folded);
	});

	it('loses nothing that another device has added after what was folded', () => {
		const folded = foldOps(additions(41), 40);
		expect(quantityOf(mergeOps(folded, addTo(NO_OPS, 5, at(40, 'other'))))).toBe(quantityOf(folded) + 5);
	});
});

describe('the id of an operation', () => {
	it('is later than the last one, also where the clock was set back', () => {
		const last = at(5_000);
		expect(nextOpId(last, 9_000, 'b') > last).toBe(true);
		expect(nextOpId(last, 10, 'b') > last).toBe(true);
		expect(timeOf(nextOpId(last, 9_000, 'b'))).toBe(9_000);
	});

	it('stays one, whatever the clock says', () => {
		expect(OpId.safeParse(nextOpId(at(Number.MAX_SAFE_INTEGER), 0, 'b')).success).toBe(true);
	});

	it('is known for a line', () => {
		expect(lastOpOf(NO_OPS)).toBe(NO_OP);
		expect(lastOpOf(addTo(setTo(1, at(7)), 1, at(9)))).toBe(at(9));
	});
});
