import { firstAct, hasActed } from './acts.ts';

/** ms from the first touch of a tap to its click. */
const TAP = 150;
/** ms for browsers that do not tell when they are idle. */
const IDLE_AFTER = 200;
/** ms; Chromium may wait for most of a minute with an idle page, once a key was pressed while the machine was busy. */
const IDLE_AT_LAST = 2000;

let coming: Promise<unknown> | undefined;

/** Nothing is idle until the page that is on its way is shown. */
export function idleAfter(shown: Promise<unknown>): void {
	coming = shown;
}

export async function pageShown(): Promise<void> {
	await coming;
}

export async function nextIdle(): Promise<void> {
	const waited = coming;
	await waited;
	await new Promise<void>((resolve) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LAST });
		else setTimeout(resolve, IDLE_AFTER);
	});
	if (coming !== waited) await nextIdle();
}

/** Resolves in an idle moment after the shopper's first act, which may be a tap on a link: its page comes first. */
export async function idleAfterAct(act: () => Promise<void> = firstAct): Promise<void> {
	if (!hasActed()) {
		await act();
		await new Promise((resolve) => setTimeout(resolve, TAP));
	}
	await nextIdle();
}
