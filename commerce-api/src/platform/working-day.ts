import { dayOf, startOfDay } from './shop-time.ts';

/** Public holidays of Poland that have a date of their own (act of 18 January 1951 on days free from work). */
const HOLIDAYS = new Set(['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26']);
/** Days from Easter Sunday to Easter Monday and to Corpus Christi; the other holidays that depend on it are Sundays. */
const AFTER_EASTER = [1, 60];

/** The day, or the next one that is neither Saturday, Sunday nor a public holiday of Poland. @param day e.g. `2026-11-20` */
export function workingDayFrom(day: string): string {
	return isFree(day) ? workingDayFrom(dayOf(startOfDay(day, 1))) : day;
}

function isFree(day: string): boolean {
	const at = new Date(day);
	const year = at.getUTCFullYear();
	const isWeekend = [0, 6].includes(at.getUTCDay());
	const movable = AFTER_EASTER.map((days) => Date.UTC(year, 2, easterSunday(year) + days));
	return isWeekend || HOLIDAYS.has(day.slice(5)) || movable.includes(at.getTime());
}

/** As a day of March, which may be beyond its 31; by Carter's rule, which holds from 1900 to 2099. */
function easterSunday(year: number): number {
	const moon = ((204 - 11 * (year % 19)) % 30) + 21;
	const full = moon > 48 ? moon - 1 : moon;
	return full + 7 - ((year + Math.floor(year / 4) + full + 1) % 7);
}
