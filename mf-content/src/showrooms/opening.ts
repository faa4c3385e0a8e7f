import type { Showroom } from '@pasaz/kernel/contract/showroom';

/** A showroom's own date and time, whatever the clock of the device says. */
interface LocalMoment {
	/** `2026-11-23` */
	date: string;
	/** `09:05` */
	time: string;
}

export interface Span {
	from: string;
	to: string;
}

/** Days looked ahead for the next opening. */
const HORIZON = 14;
const DAY_MS = 86_400_000;

export type Opening =
	| { state: 'open'; until: string }
	| { state: 'closed'; opens: { date: string; isToday: boolean; time: string } | null };

type Timetable = Pick<Showroom, 'hours' | 'specialDays'>;

export function localMoment(now: Date, timeZone: string): LocalMoment {
	const parts = new Intl.DateTimeFormat('en-CA', {
		...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
		...{ hour: '2-digit', minute: '2-digit' },
	}).formatToParts(now);
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
	return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** Monday is 1. @param date `2026-11-23` */
function weekdayOf(date: string): number {
	return new Date(date).getUTCDay() || 7;
}

function addDays(date: string, days: number): string {
	return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A whole date goes before one of every year, and both before the weekday. */
export function hoursOn({ hours, specialDays }: Timetable, date: string): Span[] {
	const special =
		specialDays.find((day) => day.date === date) ?? specialDays.find((day) => day.date === date.slice('2026-'.length));
	const spans = special?.hours ?? hours.filter(({ day }) => day === weekdayOf(date));
	return spans.map(({ from, to }) => ({ from, to })).toSorted((a, b) => a.from.localeCompare(b.from));
}

export function openingAt(timetable: Timetable, { date, time }: LocalMoment): Opening {
	const today = hoursOn(timetable, date);
	const current = today.find(({ from, to }) => from <= time && time < to);
	if (current) return { state: 'open', until: current.to };
	const later = today.find(({ from }) => from > time);
	if (later) return { state: 'closed', opens: { date, isToday: true, time: later.from } };
	for (let ahead = 1; ahead <= HORIZON; ahead += 1) {
		const next = addDays(date, ahead);
		const [first] = hoursOn(timetable, next);
		if (first) return { state: 'closed', opens: { date: next, isToday: false, time: first.from } };
	}
	return { state: 'closed', opens: null };
}

/** The special days from a date on whose hours are not those of their weekday. */
export function comingSpecialDays(showroom: Timetable, { from, days }: { from: string; days: number }) {
	const dates = Array.from({ length: days }, (_, ahead) => addDays(from, ahead));
	return dates.flatMap((date) => {
		const usual = hoursOn({ hours: showroom.hours, specialDays: [] }, date);
		const hours = hoursOn(showroom, date);
		return JSON.stringify(hours) === JSON.stringify(usual) ? [] : [{ date, hours }];
	});
}
