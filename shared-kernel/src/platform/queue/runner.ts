import type { Timer } from '../clock.ts';
import type { Locks } from '../locks.ts';
import type { Rest } from './rest.ts';

export interface Runner {
	/** There may be something to do. */
	wake(): void;
	close(): void;
}

export interface RunnerDeps {
	rest: Rest;
	locks: Locks;
	timer: Timer;
	/** Looks what other tabs have left, before the first step of a turn. */
	prepare: () => Promise<void>;
	/** What can be done at this moment, see `createSteps`. */
	nextStep: () => (() => Promise<void>) | undefined;
}

const LOCK = 'pasaz/network-queue';

/** Takes steps while there are any, as the one tab whose turn it is. */
export function createRunner({ rest, locks, timer, prepare, nextStep }: RunnerDeps): Runner {
	let state: 'idle' | 'running' | 'asked-again' | 'closed' = 'idle';
	let cancelPlan: () => void = () => undefined;
	const isClosed = () => state === 'closed';
	const next = () => (isClosed() ? undefined : nextStep());

	async function work() {
		if (!next()) return;
		await locks.hold(LOCK, async () => {
			await prepare();
			for (let step = next(); step; step = next()) await step();
		});
	}

	async function run(): Promise<void> {
		state = 'running';
		cancelPlan();
		await work().catch((error: unknown) => {
			console.warn('The network queue stumbled', error);
			rest.whole();
		});
		if (isClosed()) return;
		const left = rest.left();
		if (left !== undefined) cancelPlan = timer.after(left + 1, wake);
		if (state === 'running') state = 'idle';
		else return run();
	}

	function wake() {
		if (state === 'running') state = 'asked-again';
		else if (state === 'idle') void run();
	}

	function close() {
		state = 'closed';
		cancelPlan();
	}

	return { wake, close };
}
