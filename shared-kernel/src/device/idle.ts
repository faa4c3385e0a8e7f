/** ms after which a page that is never idle is taken for one; also for browsers that do not tell. */
const MAX_WAIT = 1000;

/** Resolves when the browser has nothing more urgent to do. */
export function nextIdle(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
		else setTimeout(resolve, MAX_WAIT / 5);
	});
}
