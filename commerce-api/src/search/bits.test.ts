import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
	addBit,
	allBits,
	type Bits,
	complement,
	countBits,
	countCommon,
	countLabels,
	eachBit,
	hasBit,
	intersection,
	noBits,
	union,
} from './bits.ts';

const SIZE = 100;
const members = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE });

function bitsOf(values: number[]): Bits {
	const bits = noBits(SIZE);
	for (const value of values) addBit(bits, value);
	return bits;
}

function listOf(bits: Bits): number[] {
	const list: number[] = [];
	eachBit(bits, (index) => list.push(index));
	return list;
}

const rising = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

it('sets of bits are sets', () => {
	fc.assert(
		fc.property(members, members, (a, b) => {
			const both = a.filter((value) => b.includes(value));
			const [bitsA, bitsB] = [bitsOf(a), bitsOf(b)];
			expect(listOf(bitsA)).toEqual(rising(a));
			expect(countBits(bitsA)).toBe(a.length);
			expect(listOf(intersection([bitsA, bitsB], SIZE))).toEqual(rising(both));
			expect(listOf(union([bitsA, bitsB], SIZE))).toEqual(rising(new Set([...a, ...b])));
			expect(countCommon(bitsA, bitsB)).toBe(both.length);
			expect(countBits(complement(bitsA, SIZE))).toBe(SIZE - a.length);
			expect(a.every((value) => hasBit(bitsA, value) && !hasBit(complement(bitsA, SIZE), value))).toBe(true);
		}),
	);
});

it('the intersection of no sets is everything', () => {
	for (const size of [0, 1, 31, 32, 33, 64]) {
		expect(countBits(intersection([], size))).toBe(size);
		expect(countBits(allBits(size))).toBe(size);
		expect(countBits(union([], size))).toBe(0);
	}
});

it('labels of neighbours are counted once', () => {
	const label = (index: number) => Math.floor(index / 7);
	const labels = Int32Array.from({ length: SIZE }, (_, index) => label(index));
	fc.assert(
		fc.property(members, members, (a, b) => {
			const both = a.filter((value) => b.includes(value));
			expect(countLabels(bitsOf(a), bitsOf(b), labels)).toBe(new Set(both.map(label)).size);
		}),
	);
});
