import { MAX_REMOVED_WISHES, type Wish } from '../contract/wishlist.ts';
import { timeOf } from './line-ops.ts';

function laterOf(a: Wish | undefined, b: Wish): Wish {
	if (!a) return b;
	if (a.id !== b.id) return a.id > b.id ? a : b;
	// nobody makes two operations of one id; damaged ones must still agree
	return a.wished ? a : b;
}

/** One list of two, by product: commutative, associative and idempotent. */
export function mergeWishes(mine: readonly Wish[], theirs: readonly Wish[]): Wish[] {
	const merged = new Map<number, Wish>();
	for (const wish of [...mine, ...theirs]) merged.set(wish.product_id, laterOf(merged.get(wish.product_id), wish));
	return [...merged.values()].sort((a, b) => a.product_id - b.product_id);
}

const REMEMBERED_MS = 180 * 86_400_000;

/** Removed wishes that somebody may still have, the newest first. @param now ms since 1970 */
export function rememberedWishes(removed: readonly Wish[], now: number): Wish[] {
	const newest = removed.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, MAX_REMOVED_WISHES);
	return newest.filter(({ id }) => timeOf(id) >= now - REMEMBERED_MS);
}
