import { SCROLL_POSITIONS } from '../layout/scroll-positions.ts';

interface Restorable {
	state: { location: { key: string } };
	revalidate(): Promise<void>;
}

/** Events that show that the shopper has scrolled. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function savedPosition(key: string): number {
	const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
	const entry = Object.entries(positions ?? {}).find(([name]) => name === key);
	return typeof entry?.[1] === 'number' ? entry[1] : 0;
}

/** A new document brings only the beginning of a grown list; this loads the rest and scrolls to the old position. */
export async function restoreList(router: Restorable): Promise<void> {
	const position = savedPosition(router.state.location.key);
	const moved = new AbortController();
	for (const event of SCROLL_EVENTS) {
		addEventListener(event, () => moved.abort(), { passive: true, once: true, signal: moved.signal });
	}
	await router.revalidate();
	// React renders the list in a later frame.
	const wait = (frames: number) => {
		if (moved.signal.aborted) return;
		const bottom = document.documentElement.scrollHeight - innerHeight;
		if (bottom >= position) {
			scrollTo(0, position);
			moved.abort();
		} else if (frames > 0) requestAnimationFrame(() => wait(frames - 1));
	};
	wait(60);
}
