import * as z from 'zod/mini';
import { kept } from './kept.ts';

const MOST = 6;
const schema: z.ZodMiniType<readonly string[]> = z
	.array(z.string().check(z.minLength(1), z.maxLength(200)))
	.check(z.maxLength(MOST));
const terms = kept({ key: 'device/recent-searches', schema, empty: [], personal: true });

/** What was searched for on this device, the latest first. */
export const $recentSearches = terms.$value;
export const startRecentSearches = terms.start;

/** Puts words first; the oldest go. */
export function addRecentSearch(term: string): void {
	terms.start();
	terms.change((known) => {
		const others = known.filter((other) => other.toLowerCase() !== term.toLowerCase());
		return [term, ...others].slice(0, MOST);
	});
}

export function clearRecentSearches(): void {
	terms.set([]);
}
