import { afterEach, expect, it, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

const LOOP = { page: 'mf_catalog/listing-page', slice: 'mf_catalog' };

afterEach(() => void vi.useRealTimers());

it('leaves nothing out until something has failed', () => {
	expect(createBreaker().leftOut('/ona')).toBeUndefined();
});

it('leaves a slice out of the address at which it failed, and tries it again ever later (26.26)', () => {
	let now = 0;
	const breaker = createBreaker(() => now);
	for (const pause of [5000, 10_000, 20_000]) {
		breaker.trip('/ona', LOOP);
		expect(breaker.leftOut('/on')).toBeUndefined();
		now += pause - 1;
		expect(breaker.leftOut('/ona')).toEqual({ slices: ['mf_catalog'], pages: {} });
		now += 1;
		expect(breaker.leftOut('/ona')).toBeUndefined();
	}
});

it('leaves a slice out of a page once three of its addresses have failed', () => {
	const breaker = createBreaker();
	for (const url of ['/a', '/b', '/b']) breaker.trip(url, LOOP);
	expect(breaker.leftOut('/d')).toBeUndefined();
	breaker.trip('/c', LOOP);
	expect(breaker.leftOut('/d')).toEqual({ slices: [], pages: { 'mf_catalog/listing-page': ['mf_catalog'] } });
});

it('leaves all slices out when it does not help to leave out the one, and then gives up the page for a while', () => {
	let now = 0;
	const breaker = createBreaker(() => now);
	breaker.trip('/ona', LOOP);
	breaker.trip('/ona', LOOP);
	expect(breaker.leftOut('/ona')?.slices).toEqual(['mf_catalog', '*']);
	expect(breaker.isHopeless('/ona')).toBe(false);
	breaker.trip('/ona', {});
	expect(breaker.isHopeless('/ona')).toBe(true);
	now += 3_600_000;
	expect(breaker.isHopeless('/ona')).toBe(false);
	expect(breaker.leftOut('/ona')).toBeUndefined();
});

test('a slice is tried again in its time where the clock is set back meanwhile (21.14, 26.26)', () => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
	const breaker = createBreaker();
	breaker.trip('/ona', LOOP);
	vi.setSystemTime(Date.now() - 3_600_000);
	vi.advanceTimersByTime(4999);
	expect(breaker.leftOut('/ona')?.slices).toEqual(['mf_catalog']);
	vi.advanceTimersByTime(1);
	expect(breaker.leftOut('/ona')).toBeUndefined();
});
