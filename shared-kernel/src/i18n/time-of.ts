/** `14:05`, and with its day where that is not today. @param at ms since 1970 */
export function timeOf(at: number, locale: string, now = Date.now()): string {
	const isToday = new Date(at).toDateString() === new Date(now).toDateString();
	const day = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
	return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}
