import { expect, it } from 'vitest';
import { formatRating } from './format-rating.ts';

const MEANS = [1, 4.04, 4.05, 4.25, 4.3, 4.333333, 4.95, 4.96, 5];

it.each(['pl-PL', 'en-GB', 'de-DE', 'it-IT'])('a rating is written as %s writes numbers', (locale) => {
	const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	expect(MEANS.map((mean) => formatRating(mean, locale))).toEqual(MEANS.map(format));
});
