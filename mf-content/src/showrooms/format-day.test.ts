import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it.each([
	['pl-PL', 'wtorek, 24\u00a0listopada'],
	['de-DE', 'Dienstag, 24.\u00a0November'],
	['it-IT', 'martedì 24\u00a0novembre'],
])('a day stays beside its month, in %s (1.25)', (locale, text) => {
	expect(formatDay('2026-11-24', locale)).toBe(text);
});
