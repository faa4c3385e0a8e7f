import { describe, expect, it } from 'vitest';
import { createServerClock, offsetOf, timedFetch } from './clock.ts';

const SERVER = 'Fri, 20 Nov 2026 10:00:00 GMT';
const at = Date.parse(SERVER);
const DAY = 86_400_000;

describe('offsetOf (21.14)', () => {
	it.each([
		['nothing for a device that is right', { sentAt: at + 100, receivedAt: at + 300 }, 0],
		['nothing for less than can be measured', { sentAt: at - 100, receivedAt: at + 100 }, 0],
		['a day for a device that is a day late', { sentAt: at - DAY, receivedAt: at - DAY + 200 }, DAY + 400],
		[
			'two years for one that is two years early',
			{ sentAt: at + 730 * DAY, receivedAt: at + 730 * DAY },
			-730 * DAY + 500,
		],
		['no reading when the clock went back meanwhile', { sentAt: at, receivedAt: at - 1 }, undefined],
		['no reading when the answer took too long', { sentAt: at, receivedAt: at + 6000 }, undefined],
	])('is %s', (_name, times, offset) => {
		expect(offsetOf({ date: SERVER, ...times })).toBe(offset);
	});

	it.each([null, '', 'tomorrow'])('is no reading of %j', (date) => {
		expect(offsetOf({ date, sentAt: at, receivedAt: at })).toBeUndefined();
	});
});

it('learns from answers, and forgets nothing when one says nothing', async () => {
	let now = at - DAY;
	const clock = createServerClock(() => now);
	const answers = [SERVER, undefined];
	const request = timedFetch(
		clock,
		async () => new Response('', { headers: { date: answers.shift() ?? '' } }),
		() => now,
	);
	expect(clock.now()).toBe(at - DAY);
	await request('/');
	await request('/');
	now += 1000;
	expect(clock.now()).toBe(at + 1500);
});
