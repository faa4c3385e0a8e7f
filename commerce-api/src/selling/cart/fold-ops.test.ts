import type { LineOps } from '@pasaz/kernel/contract/line-ops';
import { mergeOps, opId, quantityOf } from '@pasaz/kernel/domain/line-ops';
import { expect, it } from 'vitest';
import { foldOps } from './fold-ops.ts';

const additions = (count: number): LineOps => ({
	set: { id: opId(1, 'tab'), qty: 3 },
	adds: Object.fromEntries(Array.from({ length: count }, (_, at) => [opId(at + 2, 'tab'), at % 3 === 0 ? -1 : 1])),
});

it('few additions stay as they are', () => {
	expect(foldOps(additions(200))).toEqual(additions(200));
});

it('of many the oldest become one setting, which leaves the quantity', () => {
	const folded = foldOps(additions(500));
	expect(quantityOf(folded)).toBe(quantityOf(additions(500)));
	expect(Object.keys(folded.adds)).toHaveLength(100);
});

it('a device that sends them again changes nothing', () => {
	const folded = foldOps(additions(500));
	expect(mergeOps(folded, additions(500))).toEqual(folded);
});
