export interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** µs, also of processor time in `tdur`. */
	ts: number;
	tdur?: number;
	args: { data?: { documentLoaderURL?: string } };
}

/** ms of processor time of each task that the thread of an event has run since. */
export function tasksSince(began: TraceEvent, events: readonly TraceEvent[]): number[] {
	const isLater = ({ pid, tid, ts }: TraceEvent) => pid === began.pid && tid === began.tid && ts >= began.ts;
	const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && isLater(event));
	return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
