export function whenIdle(run: () => unknown): void {
	if ('requestIdleCallback' in window) requestIdleCallback(run);
	else setTimeout(run, 2000);
}
