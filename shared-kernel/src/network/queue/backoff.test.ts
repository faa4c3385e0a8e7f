import { describe, expect, it } from 'vitest';
import { backoffDelay, retryAfterOf } from './backoff.ts';

describe('backOff', () => {
	it.each([
		['at once when the dice say so', { count: 1 }, 0, 0],
		['up to a second at first', { count: 1 }, 1, 1000],
		['up to twice as long each time', { count: 4 }, 1, 8000],
		['up to a minute at most', { count: 40 }, 1, 60_000],
		['half as long on average', { count: 3 }, 0.5, 2000],
		['what the server asked for, and a share of what is due', { count: 1, retryAfter: 5000 }, 0.5, 5500],
	])('waits %s', (_name, failures, random, ms) => {
		expect(backoffDelay(failures, random)).toBe(ms);
	});
});

describe('retryAfterOf', () => {
	const now = Date.parse('2026-11-20T10:00:00Z');
	it.each([
		['seconds', '7', 7000],
		['a date', 'Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
		['a date gone by', 'Fri, 20 Nov 2026 09:00:00 GMT', 0],
		['far too long', '999999', 3_600_000],
		['less than nothing', '-5', 0],
		['nonsense', 'soon', undefined],
		['nothing', '', undefined],
		['no header', null, undefined],
	])('reads %s', (_name, header, ms) => {
		expect(retryAfterOf(header, now)).toBe(ms);
	});
});

/** 100 clients with 5 tasks each while the server says 503 for a minute; requests of each second. */
function outage(retryAfter: number | undefined): number[] {
	const perSecond: number[] = [];
	let seed = 7;
	const random = () => {
		seed = (seed * 16_807) % 2_147_483_647;
		return seed / 2_147_483_647;
	};
	const OUTAGE = 60_000;
	for (let client = 0; client < 100; client += 1) {
		let [at, count, left] = [random() * 1000, 0, 5];
		while (left > 0) {
			const second = Math.floor(at / 1000);
			perSecond[second] = (perSecond[second] ?? 0) + 1;
			if (at < OUTAGE) {
				count += 1;
				at += backoffDelay({ count, retryAfter }, random());
			} else {
				left -= 1;
				at += 100;
			}
		}
	}
	return Array.from(perSecond, (requests) => requests ?? 0);
}

describe('a hundred clients after an outage of a minute (19.9)', () => {
	/** Requests of a second when a hundred shoppers use the shop: each makes one every two seconds. */
	const NORMAL = 50;
	it.each([
		['without Retry-After', undefined],
		['with Retry-After', 5000],
	])('do not come back all at once %s', (_name, retryAfter) => {
		const perSecond = outage(retryAfter);
		expect(Math.max(...perSecond.slice(60))).toBeLessThanOrEqual(2 * NORMAL);
		expect(Math.max(...perSecond.slice(10, 60))).toBeLessThanOrEqual(2 * NORMAL);
	});
});
