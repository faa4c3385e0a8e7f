import { expect, it } from 'vitest';
import { nextChoice } from './use-combobox.ts';

it.each([
	['ArrowDown', -1, 3, 0],
	['ArrowDown', 1, 3, 2],
	['ArrowDown', 2, 3, -1],
	['ArrowUp', -1, 3, 2],
	['ArrowUp', 0, 3, -1],
	['ArrowDown', -1, 0, null],
	['a', 1, 3, null],
])('%s at %i of choice %i leads to %s', (key, from, count, to) => {
	expect(nextChoice(key, from, count)).toBe(to);
});
