import { expect, it } from 'vitest';
import { reductionPercent } from './reduction.ts';

it.each([
	[10000, 7000, 30],
	[9999, 9900, 0],
	[10000, 10000, 0],
])('a price reduced from %i to %i is %i %% lower', (regular, final, percent) => {
	expect(reductionPercent({ regular, final })).toBe(percent);
});
