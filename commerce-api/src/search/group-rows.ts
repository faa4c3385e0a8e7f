import { addBit, type Bits, noBits } from './bits.ts';
import type { Groups } from './memory-index.ts';

/** Collects which rows have which ids; the ids come as `1,2,3`, which costs far less to read than arrays of the driver. */
export function createGroups(size: number) {
	const groups = new Map<number, Bits>();
	const add = (list: string, row: number) => {
		if (list === '') return;
		for (const text of list.split(',')) {
			const id = Number(text);
			const bits = groups.get(id) ?? noBits(size);
			groups.set(id, bits);
			addBit(bits, row);
		}
	};
	const result: { groups: Groups; add: typeof add } = { groups, add };
	return result;
}
