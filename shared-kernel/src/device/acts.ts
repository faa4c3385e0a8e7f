/**
 * What a shopper does who is there to stay. The document's inline script listens from the beginning and notes the first on the
 * document, as `data-touched`.
 */
export const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Resolves when the shopper acts from now on; never after `signal` has aborted. */
export function nextAct(signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const acted = new AbortController();
		const listening = AbortSignal.any(signal ? [signal, acted.signal] : [acted.signal]);
		const onAct = () => {
			acted.abort();
			resolve();
		};
		for (const act of ACTS) addEventListener(act, onAct, { passive: true, signal: listening });
	});
}

/** Resolves when the shopper acts for the first time, which may have been before the page came alive. */
export function firstAct(signal?: AbortSignal): Promise<void> {
	return 'touched' in document.documentElement.dataset ? Promise.resolve() : nextAct(signal);
}
