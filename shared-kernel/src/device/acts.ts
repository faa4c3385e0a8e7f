/**
 * Acts that show that the shopper stays; assistive technology may send only the last two. The document's inline script listens
 * from the beginning and notes the first one as `data-touched`.
 */
export const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click', 'input'] as const;

/** A page that appears below a mouse is told of a move without a distance (the document's inline script leaves it out, too). */
function isResting({ type, movementX, movementY }: Event & { movementX?: number; movementY?: number }): boolean {
	return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Notes an act that is no event of the page, such as a navigation. */
export function noteAct(): void {
	document.documentElement.dataset.touched = '';
}

/** Resolves at the shopper's next act; never after `signal` has aborted. */
export function nextAct(signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const acted = new AbortController();
		const listening = AbortSignal.any(signal ? [signal, acted.signal] : [acted.signal]);
		const onAct = (event: Event) => {
			if (isResting(event)) return;
			acted.abort();
			resolve();
		};
		for (const act of ACTS) addEventListener(act, onAct, { passive: true, signal: listening });
	});
}

/** Whether the shopper has acted, if only before hydration. */
export function hasActed(): boolean {
	return 'touched' in document.documentElement.dataset;
}

/** Resolves when the inline script notes the first act, also one of which it lets nobody else hear (a tap that it keeps). */
export function firstActNoted(): Promise<void> {
	return new Promise((resolve) => {
		const observer = new MutationObserver(() => {
			observer.disconnect();
			resolve();
		});
		observer.observe(document.documentElement, { attributeFilter: ['data-touched'] });
	});
}

/** Resolves at the shopper's first act, which may have been before hydration. */
export function firstAct(signal?: AbortSignal): Promise<void> {
	return hasActed() ? Promise.resolve() : nextAct(signal);
}
