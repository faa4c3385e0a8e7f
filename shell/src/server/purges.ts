import type { PurgeCounts } from '../render/worker-messages.ts';

export const EVERYTHING = '*';

export interface Tagged {
	tags: readonly string[];
	/** Purge counter when loading of its data began. */
	version: number;
}

/**
 * Remembers when tags were purged. Purges are counted rather than timed, so no clocks have to agree: a page is current while
 * none of its tags was purged after its data was read. A purge is one entry here, however many pages go.
 */
export interface Purges {
	version(): number;
	counts(): PurgeCounts;
	isCurrent(page: Tagged): boolean;
	record(tags: Iterable<string>, version: number): void;
	all(): ReadonlyMap<string, number>;
}

/** Beyond this number all pages count as purged, so that the tags can be forgotten. */
const MAX_TAGS = 100_000;

export function createPurges(): Purges {
	const purgedAt = new Map<string, number>();
	let last = 0;
	let factsVersion = 0;

	function forgetTags() {
		purgedAt.clear();
		purgedAt.set(EVERYTHING, last);
	}

	return {
		version: () => last,
		counts: () => ({ version: last, factsVersion }),
		isCurrent: ({ tags, version }) => ![EVERYTHING, ...tags].some((tag) => (purgedAt.get(tag) ?? 0) > version),
		record(tags, version) {
			last = Math.max(last, version);
			for (const tag of tags) {
				purgedAt.set(tag, Math.max(version, purgedAt.get(tag) ?? 0));
				if (!tag.startsWith('product:')) factsVersion = Math.max(factsVersion, version);
			}
			if (purgedAt.size > MAX_TAGS) forgetTags();
		},
		all: () => purgedAt,
	};
}
