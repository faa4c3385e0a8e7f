import type { Browser, Page } from 'playwright';

/** One of Chromium's trace; `tdur` in µs of its thread's CPU. */
interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	tdur?: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
const MARK = 'the measured work begins';

/**
 * Measures ms of CPU that the longest task of the page's main thread takes, which other work on the machine hardly changes.
 * @param work calls `performance.mark` with this name as it begins
 */
export async function longestTask(
	browser: Browser,
	page: Page,
	work: (mark: string) => Promise<void>,
): Promise<number> {
	await browser.startTracing(page, { categories: CATEGORIES });
	await work(MARK);
	const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
	const mark = trace.traceEvents.find(({ name }) => name === MARK);
	if (!mark) throw new Error('The work was not traced');
	const isMeasured = ({ name, ph, pid, tid, ts }: TraceEvent) =>
		name === TASK && ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts;
	const times = trace.traceEvents.filter(isMeasured).map(({ tdur = 0 }) => tdur / 1000);
	if (times.length === 0) throw new Error('No task was traced');
	return Math.max(...times);
}
