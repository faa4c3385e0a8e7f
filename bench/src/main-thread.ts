/** As Lighthouse's simulated phone is slower than this machine. */
const SLOWER = 4;

interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** µs, also of processor time in `tdur`. */
	ts: number;
	tdur?: number;
	args: { data?: { documentLoaderURL?: string } };
}

/**
 * ms of work of the page's main thread, by its processor time. Lighthouse's own figure goes by the clock: on a machine that does
 * other things, too, it counts those.
 */
export function mainThreadWork(events: readonly TraceEvent[], url: string): number {
	const began = events.findLast(({ name, args }) => {
		return name === 'navigationStart' && args.data?.documentLoaderURL === url;
	});
	if (!began) throw new Error(`The trace has no navigation to ${url}`);
	const isOfPage = ({ pid, tid, ts }: TraceEvent) => pid === began.pid && tid === began.tid && ts >= began.ts;
	const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && isOfPage(event));
	return (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000) * SLOWER;
}
