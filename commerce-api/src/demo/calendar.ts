/** The day on which the demo shop is set: every date of the catalogue is counted from it. */
const TODAY = Date.UTC(2026, 10, 18, 9);
const DAY = 86_400_000;

/** ISO time of the given number of days before the demo shop's day; negative for later. */
export function daysAgo(days: number): string {
	return new Date(TODAY - days * DAY).toISOString();
}

/** ISO date (no time) of the given number of days before the demo shop's day; negative for later. */
export function dateAgo(days: number): string {
	return daysAgo(days).slice(0, 10);
}
