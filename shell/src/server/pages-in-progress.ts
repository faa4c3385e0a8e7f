import type { WholePage } from './make-page.ts';
import type { Loaded } from './workers/page-in-work.ts';

interface SharedRender {
	/** Purge counter when rendering began. */
	version: number;
	loaded: Promise<Loaded>;
	/** Resolves with nothing for a page that belongs to one shopper. */
	whole: Promise<WholePage | undefined>;
}

/** Lets the many requests that arrive when a page leaves the cache wait for one render. */
export function createPagesInProgress() {
	const pages = new Map<string, SharedRender>();
	return {
		/** Ignores a page whose data may be older than the last purge. */
		find(key: string, version: number): SharedRender | undefined {
			const page = pages.get(key);
			return page?.version === version ? page : undefined;
		},
		add(key: string, page: SharedRender): void {
			pages.set(key, page);
			const remove = () => {
				if (pages.get(key) === page) pages.delete(key);
			};
			page.whole.then(remove, remove);
		},
	};
}
