import type { Timer } from './clock.ts';

/** For tests: time that passes when it is told to. */
export interface FakeTimer extends Timer {
	/** Lets ms pass; all that falls due is run, and what follows from it. */
	advance(ms: number): Promise<void>;
	/** A view of it that stops when its tab is killed. */
	tab(): Timer & { kill(): void };
}

/** Runs everything that is ready. */
export function settle(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** @param runReady settles what goes on at one moment */
export function fakeTimer(runReady: () => Promise<void> = settle): FakeTimer {
	let now = 0;
	let due: { at: number; run: () => void }[] = [];
	const after = (ms: number, run: () => void) => {
		const entry = { at: now + ms, run };
		due.push(entry);
		return () => {
			due = due.filter((one) => one !== entry);
		};
	};
	const takeNext = (until: number) => {
		const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
		due = due.filter((one) => one !== next);
		return next;
	};
	return {
		now: () => now,
		after,
		async advance(ms) {
			const until = now + ms;
			await runReady();
			for (let next = takeNext(until); next; next = takeNext(until)) {
				now = Math.max(now, next.at);
				next.run();
				await runReady();
			}
			now = until;
		},
		tab() {
			let isAlive = true;
			return {
				now: () => now,
				after: (ms, run) => after(ms, () => isAlive && run()),
				kill: () => {
					isAlive = false;
				},
			};
		},
	};
}
