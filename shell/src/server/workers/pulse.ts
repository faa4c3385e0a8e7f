import type { Worker } from 'node:worker_threads';

/** ms without a beat after which a worker gets no page, CPU ms beyond these after which it is stuck, and ms for code that waits. */
const LIMITS = { silence: 200, cpu: 400, wait: 3000 };

export type Liveness = 'well' | 'silent' | 'stuck';

export interface Pulse {
	/** Looks at the worker; to be called every now and then. */
	check(now: number): Liveness;
	/** As it was at the last look. */
	health(): Liveness;
	/** Bytes of its heap and its buffers. */
	memory(): number;
}

/**
 * Tells a worker that is stuck from one that merely gets no CPU: on a busy machine a healthy worker may be silent for long, but
 * only one that is stuck has used up its time meanwhile.
 */
export function openPulse(worker: Worker, memory: SharedArrayBuffer, limits = LIMITS): Pulse {
	const cells = new Float64Array(memory);
	let last = { beat: 0, at: performance.now() };
	let health: Liveness = 'well';
	/** CPU ms at the first look and at the latest. */
	let used: { first: number; latest: number } | undefined;

	async function readCpu() {
		const { beat } = last;
		const { user, system } = await worker.cpuUsage();
		const spent = (user + system) / 1000;
		if (beat === last.beat) used = { first: used?.first ?? spent, latest: spent };
	}

	function isStuck(silence: number) {
		return silence >= limits.wait || (used !== undefined && used.latest - used.first >= limits.cpu);
	}

	function look(now: number): Liveness {
		const beat = cells[0] ?? 0;
		if (beat !== last.beat) {
			last = { beat, at: now };
			used = undefined;
		}
		const silence = now - last.at;
		// A worker beats before it says that it is ready.
		if (beat === 0 || silence < limits.silence) return 'well';
		// It rejects if the worker has just ended.
		readCpu().catch(() => {});
		return isStuck(silence) ? 'stuck' : 'silent';
	}

	return {
		check(now) {
			health = look(now);
			return health;
		},
		health: () => health,
		memory: () => cells[1] ?? 0,
	};
}
