import { type Lane, type OutboxServices, workOutbox } from './work-outbox.ts';

type Task = () => Promise<unknown>;

interface Background extends OutboxServices {
	/** By what the log calls them. One that fails keeps no other from its turn. */
	everyHour: Record<string, Task>;
	everyMinute: Record<string, Task>;
	everySecond: Record<string, Task>;
}

const PAUSE_MS = 1000;
/** After a failure, e.g. while the database cannot be reached. */
const LONG_PAUSE_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What others say may contain an address. */
function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.message;
	return error instanceof Error ? error.name : 'unknown';
}

/**
 * Does something again and again, with a pause between.
 * @param work tells whether it went well
 * @returns stops it; resolves when the running work has ended
 */
function repeat(work: () => Promise<boolean>, { first, pause }: { first: number; pause: number }): () => Promise<void> {
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let round = Promise.resolve();
	const next = async () => {
		const isWell = await work();
		if (!stopped) plan(isWell ? pause : Math.max(pause, LONG_PAUSE_MS));
	};
	const plan = (ms: number) => {
		timer = setTimeout(() => {
			round = next();
		}, ms).unref();
	};
	plan(first);
	return () => {
		stopped = true;
		clearTimeout(timer);
		return round;
	};
}

/** @returns stops it; resolves when the running jobs have ended */
export function startOutbox(services: Background): () => Promise<void> {
	let stopped = false;
	const tell = async (name: string, task: Task): Promise<boolean> => {
		try {
			await task();
			return true;
		} catch (error) {
			services.log.warn({ task: name, reason: reasonOf(error) }, 'a task failed');
			return false;
		}
	};
	const all = async (tasks: Record<string, Task>) => {
		let isWell = true;
		for (const [name, task] of Object.entries(tasks)) isWell = (await tell(name, task)) && isWell;
		return isWell;
	};
	const lane = (name: Lane) => async () => {
		while (!stopped && (await workOutbox(services, name)) > 0);
	};
	const stops = [
		repeat(() => tell('mails', lane('mails')), { first: 0, pause: PAUSE_MS }),
		repeat(() => tell('jobs', lane('others')), { first: 0, pause: PAUSE_MS }),
		repeat(() => all(services.everySecond), { first: 0, pause: PAUSE_MS }),
		repeat(() => all(services.everyMinute), { first: MINUTE_MS, pause: MINUTE_MS }),
		repeat(() => all(services.everyHour), { first: HOUR_MS, pause: HOUR_MS }),
	];
	return async () => {
		stopped = true;
		await Promise.all(stops.map((stop) => stop()));
	};
}
