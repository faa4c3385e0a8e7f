import { expect, it } from 'vitest';
import { UsageError, wholeNumber } from './flags.ts';

it.each(['14d', '', '-1', '1.5', 'NaN'])('"%s" is no number of days: releases would be removed by it', (given) => {
	expect(() => wholeNumber('days', given)).toThrow(UsageError);
	expect(wholeNumber('days', '14')).toBe(14);
});
