const DAY = 86_400_000;
/** The day on which the demo shop opens: every date of its catalogue is counted from it, so that a reduction of today is one next year, too. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** ISO time of the given number of days before the demo shop's day; negative for later. */
export function daysAgo(days: number): string {
	return new Date(TODAY - days * DAY).toISOString();
}

/** ISO date (no time) of the given number of days before the demo shop's day; negative for later. */
export function dateAgo(days: number): string {
	return daysAgo(days).slice(0, 10);
}
