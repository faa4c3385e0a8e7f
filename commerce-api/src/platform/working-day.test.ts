import { expect, test } from 'vitest';
import { workingDayFrom } from './working-day.ts';

test.each([
	['2026-11-20', '2026-11-20'],
	// Saturday, Sunday
	['2026-11-21', '2026-11-23'],
	['2026-11-22', '2026-11-23'],
	// Independence Day
	['2026-11-11', '2026-11-12'],
	// Christmas Eve, and all that is free after it
	['2026-12-24', '2026-12-28'],
	['2027-01-01', '2027-01-04'],
	// Easter Monday
	['2024-04-01', '2024-04-02'],
	['2026-04-06', '2026-04-07'],
	['2027-03-29', '2027-03-30'],
	['2049-04-19', '2049-04-20'],
	// Corpus Christi
	['2026-06-04', '2026-06-05'],
	['2076-06-18', '2076-06-19'],
	// the clocks go forward on that Sunday
	['2026-03-28', '2026-03-30'],
])('the working day from %s is %s (15.36)', (day, working) => {
	expect(workingDayFrom(day)).toBe(working);
});
