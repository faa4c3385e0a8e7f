/** `wtorek, 24 listopada`, the day tied to its month (rule 1.25). @param date `2026-11-24` */
export function formatDay(date: string, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
	return format.format(new Date(date)).replace(/(\d\.?) /, '$1\u00a0');
}

/** The name of a weekday. @param day from Monday, 1 to 7 */
export function formatWeekday(day: number, locale: string): string {
	// 5 January 2026 was a Monday.
	return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day));
}
