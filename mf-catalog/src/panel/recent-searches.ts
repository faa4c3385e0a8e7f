import { kept } from '@pasaz/kernel/stores/kept';
import type { StoredSchema } from '@pasaz/kernel/stores/persisted';
import { LONGEST_TERM } from '../listing/longest-term.ts';

const MAX_TERMS = 6;

function isTerm(value: unknown): value is string {
	return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TERM;
}

/** A check by hand, because nothing else in this slice needs zod. */
const schema: StoredSchema<readonly string[]> = {
	safeParse: (stored) =>
		Array.isArray(stored) && stored.length <= MAX_TERMS && stored.every(isTerm) ? { data: stored } : {},
};
const terms = kept({ key: 'device/recent-searches', schema, empty: [], personal: true });

/** What was searched for on this device, the latest first. */
export const $recentSearches = terms.$value;
export const startRecentSearches = terms.start;

/** Puts a term first; the oldest beyond six go. */
export function addRecentSearch(term: string): void {
	terms.start();
	terms.change((known) => {
		const others = known.filter((other) => other.toLowerCase() !== term.toLowerCase());
		return [term, ...others].slice(0, MAX_TERMS);
	});
}

export function clearRecentSearches(): void {
	terms.set([]);
}
