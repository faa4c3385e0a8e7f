import { expect, it } from 'vitest';
import { fitOf } from './fit-of.ts';

it.each([
	[[0, 2, 0], null],
	[undefined, null],
	[[1, 8, 1], { kind: 'right', share: 8, total: 10 }],
	[[3, 1, 0], { kind: 'small', share: 3, total: 4 }],
	[[0, 1, 2], { kind: 'large', share: 2, total: 3 }],
	[[2, 2, 2], { kind: 'right', share: 2, total: 6 }],
])('answers %j say together how a garment fits, from three answers on (8.16)', (counts, fit) => {
	expect(fitOf(counts)).toEqual(fit);
});
