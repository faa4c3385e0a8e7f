/** A set of integers from 0, one bit each. Filled sets are shared and must not be changed. */
export type Bits = Uint32Array;

const WORD = 32;

export function noBits(size: number): Bits {
	return new Uint32Array(Math.ceil(size / WORD));
}

export function allBits(size: number): Bits {
	const bits = noBits(size).fill(0xffff_ffff);
	const rest = size % WORD;
	if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
	return bits;
}

export function addBit(bits: Bits, index: number): void {
	bits[index >>> 5] = wordOf(bits, index >>> 5) | (1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
	return ((wordOf(bits, index >>> 5) >>> (index & 31)) & 1) === 1;
}

/** The members of all sets; everything below `size` without sets. */
export function intersection(sets: readonly Bits[], size: number): Bits {
	const [first, ...others] = sets;
	if (!first) return allBits(size);
	if (others.length === 0) return first;
	const result = first.slice();
	for (const other of others)
		for (let i = 0; i < result.length; i += 1) result[i] = wordOf(result, i) & wordOf(other, i);
	return result;
}

export function union(sets: readonly Bits[], size: number): Bits {
	const [only] = sets;
	if (only && sets.length === 1) return only;
	const result = noBits(size);
	for (const set of sets) for (let i = 0; i < result.length; i += 1) result[i] = wordOf(result, i) | wordOf(set, i);
	return result;
}

export function complement(bits: Bits, size: number): Bits {
	const result = allBits(size);
	for (let i = 0; i < result.length; i += 1) result[i] = wordOf(result, i) & ~wordOf(bits, i);
	return result;
}

export function countBits(bits: Bits): number {
	let count = 0;
	for (const word of bits) count += ones(word);
	return count;
}

export function countCommon(a: Bits, b: Bits): number {
	let count = 0;
	for (let i = 0; i < a.length; i += 1) count += ones(wordOf(a, i) & wordOf(b, i));
	return count;
}

/** Visits the members in rising order. */
export function eachBit(bits: Bits, visit: (index: number) => void): void {
	for (let i = 0; i < bits.length; i += 1) {
		let word = wordOf(bits, i);
		while (word !== 0) {
			visit(i * WORD + lowest(word));
			word &= word - 1;
		}
	}
}

/** Counts the distinct labels of the common members; members with equal labels must be adjacent. */
export function countLabels(a: Bits, b: Bits, labels: Int32Array): number {
	let [count, last] = [0, -1];
	for (let i = 0; i < a.length; i += 1) {
		let word = wordOf(a, i) & wordOf(b, i);
		while (word !== 0) {
			const label = labels[i * WORD + lowest(word)] ?? -1;
			if (label !== last) count += 1;
			last = label;
			word &= word - 1;
		}
	}
	return count;
}

function lowest(word: number): number {
	return 31 - Math.clz32(word & -word);
}

function wordOf(bits: Bits, index: number): number {
	return bits[index] ?? 0;
}

/** Number of set bits in 32, by adding neighbours in parallel. */
function ones(word: number): number {
	const pairs = word - ((word >>> 1) & 0x5555_5555);
	const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
	return (((fours + (fours >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
