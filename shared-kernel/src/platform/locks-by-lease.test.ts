import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors.ts';
import { pause } from './clock.ts';
import { fakeChannels } from './fake-tabs.ts';
import { fakeTimer } from './fake-timer.ts';
import { leaseLocks, precedes } from './locks-by-lease.ts';

function openBrowser() {
	const timer = fakeTimer();
	const channels = fakeChannels((arrive) => void timer.after(5, arrive));
	const openTab = (id: string) => {
		const [channel, tabTimer] = [channels(), timer.tab()];
		const kill = () => {
			channel.close();
			tabTimer.kill();
		};
		return { locks: leaseLocks({ channel, timer: tabTimer, id }), timer: tabTimer, kill };
	};
	return { timer, openTab };
}

it.each([
	[{ rank: 1, from: 'b' }, { rank: 2, from: 'a' }, true],
	[{ rank: 2, from: 'a' }, { rank: 1, from: 'b' }, false],
	[{ rank: 1, from: 'a' }, { rank: 1, from: 'b' }, true],
	[{ rank: 1, from: 'a' }, { rank: 1, from: 'a' }, false],
])('%j precedes %j: %s', (a, b, first) => {
	expect(precedes(a, b)).toBe(first);
});

describe('a lock', () => {
	it('is held by one tab at a time, and by each in the end', async () => {
		const start = fc.record({
			tab: fc.integer({ min: 0, max: 2 }),
			at: fc.integer({ min: 0, max: 2000 }),
			work: fc.nat(1500),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(start, { minLength: 2, maxLength: 8 }), async (starts) => {
				const { timer, openTab } = openBrowser();
				const tabs = ['a', 'b', 'c'].map(openTab);
				let [inside, most, done] = [0, 0, 0];
				for (const { tab, at, work } of starts) {
					timer.after(at, () => {
						void tabs[tab]?.locks.hold('x', async () => {
							inside += 1;
							most = Math.max(most, inside);
							await pause(timer, work);
							inside -= 1;
							done += 1;
						});
					});
				}
				await timer.advance(60_000);
				expect([most, done]).toEqual([1, starts.length]);
			}),
			{ numRuns: 40 },
		);
	});

	it('of a tab that is closed is free', async () => {
		const { timer, openTab } = openBrowser();
		const [a, b] = [openTab('a'), openTab('b')];
		void a.locks.hold('x', () => new Promise(() => undefined));
		await timer.advance(1000);
		let isIn = false;
		void b.locks.hold('x', async () => {
			isIn = true;
		});
		await timer.advance(3000);
		expect(isIn).toBe(false);
		a.kill();
		await timer.advance(2000);
		expect(isIn).toBe(true);
	});

	it('that does not come in time is a network error, and others go on', async () => {
		const { timer, openTab } = openBrowser();
		const [a, b] = [openTab('a'), openTab('b')];
		void a.locks.hold('x', () => new Promise(() => undefined));
		await timer.advance(1000);
		const late = b.locks.hold('x', async () => 'in', 2000).catch((error: unknown) => error);
		await timer.advance(8000);
		expect(await late).toBeInstanceOf(NetworkError);
		const other = b.locks.hold('y', async () => 'in');
		await timer.advance(1000);
		expect(await other).toBe('in');
	});

	it('is given on after work that failed', async () => {
		const { timer, openTab } = openBrowser();
		const { locks } = openTab('a');
		const failing = locks.hold('x', () => Promise.reject(new Error('oops'))).catch((error: Error) => error.message);
		const next = locks.hold('x', async () => 'in');
		await timer.advance(2000);
		expect([await failing, await next]).toEqual(['oops', 'in']);
	});
});
