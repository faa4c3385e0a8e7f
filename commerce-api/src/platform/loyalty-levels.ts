import * as z from 'zod';

/** Points from which each level of the loyalty card begins, as `0,100,300`. */
export const LoyaltyLevels = z
	.string()
	.regex(/^0(,[1-9]\d{0,8})*$/, 'expected points with commas between them, of which the first are 0')
	.transform((list) => list.split(',').map(Number))
	.refine((points) => points.every((from, index) => from > (points[index - 1] ?? -1)), 'expected rising points')
	.default([0]);
