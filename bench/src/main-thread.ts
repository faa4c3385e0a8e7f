import { type TraceEvent, tasksSince } from './trace.ts';

/** As Lighthouse's simulated phone is slower than this machine. */
const SLOWER = 4;

/** ms of processor time of the page's main thread; Lighthouse's own figure goes by the clock and counts other work of the machine. */
export function mainThreadWork(events: readonly TraceEvent[], url: string): number {
	const starts = events.filter(({ name }) => name === 'navigationStart');
	const began = starts.findLast(({ args }) => args.data?.documentLoaderURL === url);
	if (!began) {
		const known = starts.map(({ args }) => args.data?.documentLoaderURL);
		throw new Error(`The trace has no navigation to ${url}, only to: ${known.join(', ')}`);
	}
	return tasksSince(began, events).reduce((sum, time) => sum + time, 0) * SLOWER;
}
