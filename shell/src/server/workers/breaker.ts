import { LRUCache } from 'lru-cache';
import type { LeftOut } from '../../render/worker-messages.ts';
import type { Culprit } from './find-culprit.ts';

/** Stands for all slices, where nobody knows which one it was. */
export const ALL_SLICES = '*';

/** ms; doubled with each time that a slice fails again on the same page. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 3_600_000;
/** So many addresses of a page speak against the page rather than against what these addresses show. */
const ADDRESSES_OF_A_PAGE = 3;
const MAX_FUSES = 2000;

interface Fuse {
	slices: Set<string>;
	failures: number;
	/** Until then the slices are left out; later they are tried again. */
	until: number;
	/** Leaving out all slices did not help either. */
	isHopeless: boolean;
}

export interface Breaker {
	/** Undefined while nothing is to be left out, as nearly always. */
	leftOut(url: string): LeftOut | undefined;
	/** Whether the page cannot even be made without its slices. */
	isHopeless(url: string): boolean;
	trip(url: string, culprit: Culprit): void;
}

/**
 * Leaves a slice out of one address of a page, and once several of its addresses have failed, out of the whole page. It goes by a
 * clock that nobody sets: after the other one was set back by an hour, a slice would stay out for as long.
 */
export function createBreaker(now = () => performance.now()): Breaker {
	const addresses = new LRUCache<string, Fuse>({ max: MAX_FUSES });
	const pages = new LRUCache<string, Fuse & { urls: Set<string> }>({ max: MAX_FUSES });
	const blownAt = (url: string) => {
		const fuse = addresses.get(url);
		return fuse && fuse.until > now() ? fuse : undefined;
	};

	function blow(fuse: Fuse, slice: string) {
		fuse.slices.add(slice);
		fuse.until = now() + Math.min(FIRST_PAUSE * 2 ** fuse.failures, LONGEST_PAUSE);
		fuse.failures += 1;
	}

	function newFuse(): Fuse {
		return { slices: new Set(), failures: 0, until: 0, isHopeless: false };
	}

	function tripAddress(url: string, slice: string) {
		const blown = blownAt(url);
		const fuse = addresses.get(url) ?? newFuse();
		addresses.set(url, fuse);
		if (blown?.slices.has(ALL_SLICES)) fuse.isHopeless = true;
		blow(fuse, blown?.slices.has(slice) ? ALL_SLICES : slice);
	}

	function tripPage(page: string, url: string, slice: string) {
		const fuse = pages.get(page) ?? { ...newFuse(), urls: new Set() };
		pages.set(page, fuse);
		fuse.urls.add(url);
		if (fuse.urls.size >= ADDRESSES_OF_A_PAGE) blow(fuse, slice);
	}

	return {
		leftOut(url) {
			const slices = [...(blownAt(url)?.slices ?? [])];
			const blown = [...pages.entries()].filter(([, { until }]) => until > now());
			if (slices.length === 0 && blown.length === 0) return;
			return { slices, pages: Object.fromEntries(blown.map(([page, fuse]) => [page, [...fuse.slices]])) };
		},
		isHopeless: (url) => blownAt(url)?.isHopeless === true,
		trip(url, { page, slice = ALL_SLICES }) {
			tripAddress(url, slice);
			if (page) tripPage(page, url, slice);
		},
	};
}
