import { SCROLL_POSITIONS } from '../layout/scroll-positions.ts';

interface Restorable {
	state: { location: { key: string } };
	revalidate(): Promise<void>;
}

/** What a shopper does who goes somewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function savedPosition(key: string): number {
	const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
	const entry = Object.entries(positions ?? {}).find(([name]) => name === key);
	return typeof entry?.[1] === 'number' ? entry[1] : 0;
}

/**
 * Makes a list that had grown as long again as it was, after a new document brought only its beginning, and goes to the
 * place where the shopper was, unless they moved meanwhile.
 */
export async function restoreList(router: Restorable): Promise<void> {
	const position = savedPosition(router.state.location.key);
	const moved = new AbortController();
	for (const sign of MOVES) {
		addEventListener(sign, () => moved.abort(), { passive: true, once: true, signal: moved.signal });
	}
	await router.revalidate();
	// React shows the list in a frame of its own
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
