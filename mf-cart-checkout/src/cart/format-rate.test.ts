import { expect, it } from 'vitest';
import { formatRate } from './format-rate.ts';

it.each(['pl-PL', 'en-GB', 'de-DE', 'it-IT'])('a rate of tax is written as %s writes numbers', (locale) => {
	const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
	for (const rate of [0, 5.5, 8.1, 23, 25.5, 8.8875]) expect(formatRate(String(rate), locale)).toBe(format(rate));
});
