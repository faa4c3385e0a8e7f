/** The name that stands for every page. */
export const EVERYTHING = '*';

/** What a kept page depends on. */
export interface Tagged {
	tags: readonly string[];
	/** Of the purges, when its data began to be read. */
	version: number;
}

/**
 * Which tags were purged when. Purges are counted, so that no clocks need to agree: a page is current while none of its
 * tags was purged since its data began to be read. To purge is thus one entry here, however many pages go.
 */
export interface Purges {
	version(): number;
	isCurrent(page: Tagged): boolean;
	/** Notes purges of one version; those older than what is known are no news. */
	note(tags: Iterable<string>, version: number): void;
	/** Tags with the version of their last purge. */
	all(): ReadonlyMap<string, number>;
}

/** Beyond it every page counts as purged, and tags are forgotten. */
const MOST_TAGS = 100_000;

export function createPurges(): Purges {
	const purgedAt = new Map<string, number>();
	let last = 0;

	function forgetTags() {
		purgedAt.clear();
		purgedAt.set(EVERYTHING, last);
	}

	return {
		version: () => last,
		isCurrent: ({ tags, version }) => ![EVERYTHING, ...tags].some((tag) => (purgedAt.get(tag) ?? 0) > version),
		note(tags, version) {
			last = Math.max(last, version);
			for (const tag of tags) purgedAt.set(tag, Math.max(version, purgedAt.get(tag) ?? 0));
			if (purgedAt.size > MOST_TAGS) forgetTags();
		},
		all: () => purgedAt,
	};
}
