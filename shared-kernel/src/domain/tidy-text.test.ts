import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
	['\u00a0Nowak\u2011Kowalska\u00a0Anna ', 'Nowak-Kowalska Anna'],
	['600–100−200', '600-100-200'],
	['\u202a+48 600\u202f100\u202f200\u202c', '+48 600 100 200'],
	['a — b', 'a — b'],
	['\u200b', ''],
])('tidies %j to %j', (text, tidied) => {
	expect(tidyText(text)).toBe(tidied);
});

it('has nothing left to do the second time', () => {
	fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => tidyText(tidyText(text)) === tidyText(text)));
});
