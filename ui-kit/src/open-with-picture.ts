import type { MouseEvent } from 'react';

/** ms that the list is held still for the page; one that takes longer comes without a movement. */
const PATIENCE = 150;
const MARK = 'data-picture';

interface Opening {
	/** Holds the picture that becomes the page's. */
	frame: Element | null;
	/** Shows the page at once when it is there. */
	open: () => unknown;
}

/** Whether the click opens the link in this window, and pictures can and may move. */
function isToMove({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
	return isPlain && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Only one picture can be the one that was tapped (tokens.css). */
function mark(frame: Element | null): void {
	for (const earlier of document.querySelectorAll(`[${MARK}="tapped"]`)) earlier.removeAttribute(MARK);
	frame?.setAttribute(MARK, 'tapped');
}

/**
 * Opens a product's page with its picture moving to its place there; where that cannot be, the link goes on by itself. The
 * router's own transitions render the list three times more before they begin, and make the way back as slow.
 */
export function openWithPicture(event: MouseEvent, { frame, open }: Opening): void {
	if (!isToMove(event)) return;
	event.preventDefault();
	mark(frame);
	const late = new Promise((pass) => setTimeout(pass, PATIENCE));
	const { ready } = document.startViewTransition(async () => {
		await Promise.race([open(), late]);
	});
	// a window out of sight, or the next tap: the page comes all the same
	ready.catch(() => undefined);
}
