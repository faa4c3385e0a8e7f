import { startOfDay } from '../../platform/shop-time.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LAST_DAY = '9999-12-31';

/** A date means its first moment in Poland; a date with a time is taken as it is. Anything else gives an invalid Date. */
export function fromMoment(date: string): Date {
	return DAY.test(date) ? startOfDay(date) : new Date(date);
}

/** The first moment that is too late: a date lasts to the end of that day in Poland. `9999-12-31` often means no end. */
export function untilMoment(date: string): Date {
	return DAY.test(date) ? startOfDay(date, date < LAST_DAY ? 1 : 0) : new Date(date);
}
