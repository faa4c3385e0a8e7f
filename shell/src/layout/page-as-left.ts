import type { Location } from 'react-router';
import { nextFrame } from './next-frame.ts';

/** ms; a tab in the background has no frames. */
const SEEN_AT_LAST = 100;

interface PageAsLeft {
	standIn: Element;
	main: HTMLElement;
	/** What had the focus in `main`. */
	focused: HTMLElement | undefined;
	seen: Promise<unknown>;
}

let shown: PageAsLeft | undefined;
let madeKey: string | undefined;

export function isPageAsLeftShown(): boolean {
	return shown !== undefined;
}

/** Shows the elements of a page in place of what React shows in `main`, until React shows another page. */
export function showPageAsLeft(main: HTMLElement, content: readonly Node[]): void {
	endPageAsLeft();
	const standIn = document.createElement('main');
	standIn.className = main.className;
	standIn.append(...content);
	// out of the top layer it would stand among what is below it
	for (const dialog of standIn.querySelectorAll('dialog')) dialog.open = false;
	const { activeElement } = document;
	const focused = activeElement instanceof HTMLElement && main.contains(activeElement) ? activeElement : undefined;
	main.before(standIn);
	main.hidden = true;
	const atLast = new Promise((resolve) => setTimeout(resolve, SEEN_AT_LAST));
	shown = { standIn, main, focused, seen: Promise.race([nextFrame(), atLast]) };
}

export function endPageAsLeft(): void {
	if (!shown) return;
	const { standIn, main, focused } = shown;
	shown = undefined;
	standIn.remove();
	main.hidden = false;
	// it is there no more unless the step was taken back
	focused?.focus({ preventScroll: true });
}

/** Resolves once a page that is shown as it was left is on the screen, at once where there is none. */
export async function pageAsLeftSeen(): Promise<void> {
	await shown?.seen;
}

/** Notes what React shows from now on, before the layout effects of the page, some of which measure it. */
export function notePageMade({ key }: Location): () => void {
	madeKey = key;
	return endPageAsLeft;
}

/** The router may be elsewhere already. */
export function isMade({ key }: Location): boolean {
	return key === madeKey;
}
