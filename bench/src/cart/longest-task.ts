import type { Browser, Page } from 'playwright';
import { type TraceEvent, tasksSince } from '../trace.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
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
	const times = tasksSince(mark, trace.traceEvents);
	if (times.length === 0) throw new Error('No task was traced');
	return Math.max(...times);
}
