import { expect, it } from 'vitest';
import { reductionPercent } from './reduction.ts';

it.each([
	[10000, 7000, null, 0],
	[10000, 7000, 10000, 30],
	[9999, 9900, 9999, 0],
	[10000, 10000, null, 0],
	[10000, 6000, 7500, 20],
	[10000, 6000, 6000, 0],
	[10000, 6000, 5000, 0],
	[10000, 6000, 12000, 40],
])(
	'a price of %i reduced to %i, %s at the lowest in 30 days, is advertised as %i %% lower (5.21)',
	(regular, final, lowest30Days, percent) => {
		expect(reductionPercent({ regular, final, lowest30Days })).toBe(percent);
	},
);
