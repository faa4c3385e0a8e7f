import { expect, it } from 'vitest';
import { isStorable } from '../../platform/database/storable.ts';
import { fromMoment, untilMoment } from './start-of-day.ts';

it('a date starts at midnight in Poland, in summer and in winter', () => {
	expect(fromMoment('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z');
	expect(fromMoment('2026-12-01').toISOString()).toBe('2026-11-30T23:00:00.000Z');
});

it('a last day counts whole, also when the clocks change', () => {
	expect(untilMoment('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

it('a last day may be as far away as a date can name one', () => {
	expect(untilMoment('9999-12-31').toISOString()).toBe('9999-12-30T23:00:00.000Z');
});

it('a moment is taken as it is', () => {
	expect(untilMoment('2026-10-25T12:00:00Z').toISOString()).toBe('2026-10-25T12:00:00.000Z');
});

it.each(['0000-00-00', '2026-13-45', '2026-00-10', 'soon'])(
	'%s, which is no date, is no moment to be stored',
	(text) => {
		expect(isStorable(fromMoment(text))).toBe(false);
		expect(isStorable(untilMoment(text))).toBe(false);
	},
);
