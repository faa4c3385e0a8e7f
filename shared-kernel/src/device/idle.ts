import { firstAct, hasActed } from './acts.ts';

/** ms from the first touch of a tap to its click. */
const TAP = 150;
/** ms for browsers that do not tell when they are idle. */
const IDLE_AFTER = 200;
/** ms; Chromium may wait for most of a minute with an idle page, once a key was pressed while the machine was busy. */
const IDLE_AT_LAST = 2000;

/** ms for which a tap may hold back what comes later, and between two looks at whether it is answered. */
const LONGEST_WAIT = 5000;
const LOOK_PERIOD = 50;

let coming: Promise<unknown> | undefined;
/** Answers that the shopper waits for. */
const awaited = new Set<Promise<unknown>>();

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

/** What comes later waits for this answer (`untilAnswered`), as it does while a button or link is busy. */
export async function answerFirst<Answer>(answer: Promise<Answer>): Promise<Answer> {
	awaited.add(answer);
	try {
		return await answer;
	} finally {
		awaited.delete(answer);
	}
}

/** What is busy with a tap, or the document that keeps one. */
const BUSY = '[data-taps],:is(a,button)[aria-busy=true]';

function isAwaited(): boolean {
	return awaited.size > 0 || document.querySelector(BUSY) !== null;
}

/** Resolves at once if the shopper waits for nothing, else in an idle moment after the answer, or after five seconds (rule 1.29). */
export async function untilAnswered(): Promise<void> {
	const latest = performance.now() + LONGEST_WAIT;
	while (isAwaited() && performance.now() < latest) {
		await new Promise((resolve) => setTimeout(resolve, LOOK_PERIOD));
		await nextIdle();
	}
}
