/** Days, years and time limits are the shop's, wherever its servers are. */
export const SHOP_ZONE = 'Europe/Warsaw';

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: SHOP_ZONE, timeZoneName: 'longOffset' });
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: SHOP_ZONE });
const DAY_MS = 86_400_000;

/** The shop's date of a moment, e.g. `2026-11-20`. */
export function dayOf(at: Date): string {
	return dayFormat.format(at);
}

export function yearOf(at: Date): number {
	return Number.parseInt(dayOf(at), 10);
}

/** The first moment of a day in the shop's zone. @param days later than the day */
export function startOfDay(day: string, days = 0): Date {
	const utcMidnight = new Date(Date.parse(day) + days * DAY_MS);
	if (Number.isNaN(utcMidnight.getTime())) return utcMidnight;
	const name = offsetFormat.formatToParts(utcMidnight).find(({ type }) => type === 'timeZoneName')?.value;
	return new Date(`${utcMidnight.toISOString().slice(0, 10)}T00:00:00${name?.replace('GMT', '') || 'Z'}`);
}
