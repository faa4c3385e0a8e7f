/** ms after which whatever waits for the first page goes on without it. */
const MAX_WAIT = 10_000;

const live = Promise.withResolvers<void>();

/** Marks the document, which keeps early taps until then (see `render/start-client`). */
export function noteFirstPage(): void {
	document.documentElement.dataset.live = '';
	live.resolve();
}

/** Resolves once React has taken over the first page, its effects included. */
export function firstPage(): Promise<void> {
	setTimeout(live.resolve, MAX_WAIT);
	return live.promise;
}
