import type { WholePage } from './make-page.ts';

interface PageUnderWay {
	/** Purge counter when it was begun. */
	version: number;
	/** Undefined where it is not the same for all. */
	whole: Promise<WholePage | undefined>;
}

/** Pages that somebody has asked for and does not have yet. When a page goes from the cache, many may ask for it at once. */
export function createPagesUnderWay() {
	const pages = new Map<string, PageUnderWay>();
	return {
		/** Undefined, too, for a page whose data may be older than the last purge. */
		find(key: string, version: number): PageUnderWay['whole'] | undefined {
			const page = pages.get(key);
			return page?.version === version ? page.whole : undefined;
		},
		add(key: string, page: PageUnderWay): void {
			pages.set(key, page);
			const remove = () => {
				if (pages.get(key) === page) pages.delete(key);
			};
			page.whole.then(remove, remove);
		},
	};
}
