import type { ChildProcess } from 'node:child_process';

/** ms before a process that ended is started again; doubled with each time that it has not lived for long. */
const DELAY = { first: 1000, longest: 30_000 };
const MIN_LIFETIME = 10_000;

export interface Supervised {
	name: string;
	start: () => ChildProcess;
	isStopping: () => boolean;
	delay?: typeof DELAY;
}

/**
 * @returns once it is ready for the first time
 * @throws if it ends before that, because then its settings are wrong
 */
export function keepRunning({ name, start, isStopping, delay = DELAY }: Supervised): Promise<void> {
	let quickEnds = 0;
	const startOnce = (onReady: () => void, onEnd: (code: number | null) => void) => {
		const began = Date.now();
		const child = start();
		child.once('message', onReady);
		child.once('exit', (code) => {
			quickEnds = Date.now() - began < MIN_LIFETIME ? quickEnds + 1 : 0;
			onEnd(code);
		});
	};
	const startAgain = (code: number | null) => {
		if (isStopping()) return;
		const pause = Math.min(delay.first * 2 ** Math.max(0, quickEnds - 1), delay.longest);
		console.error(`${name} ended with code ${code} and is started again in ${pause} ms`);
		setTimeout(() => {
			if (!isStopping()) startOnce(() => {}, startAgain);
		}, pause);
	};
	return new Promise((resolve, reject) => {
		let isReady = false;
		const onReady = () => {
			isReady = true;
			resolve();
		};
		startOnce(onReady, (code) => {
			if (isReady) startAgain(code);
			else reject(new Error(`${name} ended with code ${code}`));
		});
	});
}
