import { expect, it } from 'vitest';
import { pointsFor } from './points-for.ts';

it.each([
	[0, 0],
	[999, 0],
	[1000, 1],
	[38900, 38],
])('%i grosze bring %i points', (amount, points) => {
	expect(pointsFor(amount)).toBe(points);
});
