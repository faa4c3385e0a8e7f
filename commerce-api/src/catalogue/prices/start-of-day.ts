const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' });
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** The last day with a year of four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31);

/** A date means its first moment in Poland; a date with a time is taken as it is. Anything else gives an invalid Date. */
export function fromMoment(date: string): Date {
	return DAY.test(date) ? startOfDay(new Date(date)) : new Date(date);
}

/** The first moment that is too late: a date lasts to the end of that day in Poland. `9999-12-31` often means no end. */
export function untilMoment(date: string): Date {
	return DAY.test(date) ? startOfDay(new Date(Math.min(Date.parse(date) + DAY_MS, LAST_DAY))) : new Date(date);
}

function startOfDay(utcMidnight: Date): Date {
	if (Number.isNaN(utcMidnight.getTime())) return utcMidnight;
	const name = offsetFormat.formatToParts(utcMidnight).find(({ type }) => type === 'timeZoneName')?.value;
	return new Date(`${utcMidnight.toISOString().slice(0, 10)}T00:00:00${name?.replace('GMT', '') || 'Z'}`);
}
