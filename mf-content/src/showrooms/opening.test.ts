import { describe, expect, it } from 'vitest';
import { comingSpecialDays, hoursOn, localMoment, openingAt } from './opening.ts';

const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, from: '11:00', to: '19:00' }));
const SHOWROOM = {
	hours: [...WEEK, { day: 6, from: '15:00', to: '18:00' }, { day: 6, from: '10:00', to: '14:00' }],
	specialDays: [
		{ date: '12-24', hours: [] },
		{ date: '2026-12-24', hours: [{ from: '10:00', to: '12:00' }] },
		{ date: '12-25', hours: [] },
		{ date: '12-26', hours: [] },
	],
};
const at = (date: string, time: string) => openingAt(SHOWROOM, { date, time });

describe('rule 10.10: a showroom', () => {
	it.each([
		[
			'opens at its hour',
			'2026-11-23',
			'10:59',
			{ state: 'closed', opens: { date: '2026-11-23', isToday: true, time: '11:00' } },
		],
		['is open from then on', '2026-11-23', '11:00', { state: 'open', until: '19:00' }],
		[
			'is closed from the minute on at which it closes',
			'2026-11-23',
			'19:00',
			{ state: 'closed', opens: { date: '2026-11-24', isToday: false, time: '11:00' } },
		],
		[
			'opens again after a break',
			'2026-11-28',
			'14:30',
			{ state: 'closed', opens: { date: '2026-11-28', isToday: true, time: '15:00' } },
		],
		[
			'is closed on a day without hours',
			'2026-11-29',
			'12:00',
			{ state: 'closed', opens: { date: '2026-11-30', isToday: false, time: '11:00' } },
		],
		[
			'has the hours of one date rather than those of every year',
			'2026-12-24',
			'11:00',
			{ state: 'open', until: '12:00' },
		],
		[
			'leaves holidays out when it says when it opens',
			'2026-12-24',
			'12:00',
			{ state: 'closed', opens: { date: '2026-12-28', isToday: false, time: '11:00' } },
		],
		[
			'is closed on the same day of another year',
			'2027-12-24',
			'11:00',
			{ state: 'closed', opens: { date: '2027-12-27', isToday: false, time: '11:00' } },
		],
	])('%s', (_, date, time, expected) => expect(at(date, time)).toEqual(expected));

	it('that never opens says only that it is closed', () => {
		const never = openingAt({ hours: [], specialDays: [] }, { date: '2026-11-23', time: '12:00' });
		expect(never).toEqual({ state: 'closed', opens: null });
	});

	it('counts in its own time zone, whatever that of the device', () => {
		const night = new Date('2026-11-23T23:30:00Z');
		expect(localMoment(night, 'Europe/Warsaw')).toEqual({ date: '2026-11-24', time: '00:30' });
		expect(localMoment(night, 'America/New_York')).toEqual({ date: '2026-11-23', time: '18:30' });
		// summer time
		expect(localMoment(new Date('2026-07-01T08:00:00Z'), 'Europe/Warsaw').time).toBe('10:00');
	});
});

it('names only the days that differ from their weekday', () => {
	const days = comingSpecialDays(SHOWROOM, { from: '2026-12-20', days: 10 });
	expect(days.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
	expect(hoursOn(SHOWROOM, '2026-11-28').map(({ from }) => from)).toEqual(['10:00', '15:00']);
});
