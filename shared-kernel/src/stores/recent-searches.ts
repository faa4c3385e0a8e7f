import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';
import { $user } from './user.ts';

const MOST = 6;
const Terms = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(MOST));

const $terms = atom<readonly string[]>([]);
/** What was searched for on this device, the latest first. */
export const $recentSearches: ReadableAtom<readonly string[]> = $terms;

let catchUp: (() => void) | undefined;

/** Restores the list of this device. Call in the browser, as often as you like. */
export function startRecentSearches(): void {
	if (catchUp) return;
	const schema: z.ZodMiniType<readonly string[]> = Terms;
	catchUp = persist({ $store: $terms, key: 'device/recent-searches', schema });
	$user.listen(({ token }, before) => {
		if (before?.token && !token) clearRecentSearches();
	});
}

/** Puts words first; the oldest go. */
export function addRecentSearch(term: string): void {
	startRecentSearches();
	catchUp?.();
	const others = $terms.get().filter((other) => other.toLowerCase() !== term.toLowerCase());
	write($terms, [term, ...others].slice(0, MOST));
}

export function clearRecentSearches(): void {
	catchUp?.();
	write($terms, []);
}
