import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate, formatDateTime, ShownDate } from './date.tsx';
import { renderPart } from './render.fake.tsx';

it.each([
	['2026-07-03T12:05:00Z', '14:05 3/7/2026'],
	['2026-01-31T23:59:59Z', '00:59 1/2/2026'],
	['2026-12-09T08:00:00+01:00', '08:00 9/12/2026'],
	['2026-03-29T01:30:00Z', '03:30 29/3/2026'],
])('%s reads %s', (moment, expected) => {
	expect(formatDateTime(moment)).toBe(expected);
});

it.each([
	['pl-PL', '3 lipca 2026'],
	['de-DE', '3. Juli 2026'],
	['it-IT', '3 luglio 2026'],
	['en-GB', '3 July 2026'],
])('in %s a day reads %s (1.12)', (locale, expected) => {
	expect(formatDate('2026-07-03T12:05:00Z', locale)).toBe(expected);
});

it('always has the form HH:mm D/M/YYYY (1.12)', () => {
	const moments = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2090-01-01') });
	fc.assert(
		fc.property(moments, (moment) => {
			expect(formatDateTime(moment)).toMatch(/^([01]\d|2[0-3]):[0-5]\d [1-9]\d?\/[1-9]\d?\/\d{4}$/);
		}),
	);
});

it('tells machines the exact moment', () => {
	const at = '2026-07-03T12:05:00Z';
	expect(renderPart(<ShownDate at={at} />)).toBe('<time dateTime="2026-07-03T12:05:00.000Z">3 lipca 2026</time>');
	expect(renderPart(<ShownDate at={at} withTime />)).toContain('>14:05 3/7/2026<');
});
