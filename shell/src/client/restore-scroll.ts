import { SCROLL_POSITIONS } from '../layout/scroll-positions.ts';

const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
/** ms for the rest of the list to come. */
const MAX_WAIT = 5000;

function savedPosition(key: string): number {
	const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
	const entry = Object.entries(positions ?? {}).find(([name]) => name === key);
	return typeof entry?.[1] === 'number' ? entry[1] : 0;
}

/** A new document brings only the beginning of a grown list; this scrolls to the old position once the list has grown again. */
export function restoreScroll(key: string): void {
	const position = savedPosition(key);
	const done = new AbortController();
	const { signal } = done;
	for (const event of SCROLL_EVENTS) addEventListener(event, () => done.abort(), { passive: true, signal });
	const observer = new ResizeObserver(() => {
		if (document.documentElement.scrollHeight - innerHeight < position) return;
		scrollTo(0, position);
		done.abort();
	});
	signal.addEventListener('abort', () => observer.disconnect());
	setTimeout(() => done.abort(), MAX_WAIT);
	observer.observe(document.body);
}
