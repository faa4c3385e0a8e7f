import type { WritableAtom } from 'nanostores';
import type { LocalArea } from '../device/storage/area.ts';
import { type CartState, EMPTY_CART } from '../domain/cart.ts';
import { forgetOldRemovals, mergeCarts } from '../domain/merge-carts.ts';
import { readCart, type StoredCart, storedOf } from '../domain/stored-cart.ts';
import { write } from './browser-only.ts';
import { CART_KEY } from './cart.ts';
import { type KeepRules, keep } from './persisted.ts';

export interface KeepCartOptions {
	area: LocalArea | undefined;
	/** ms since 1970. */
	now: () => number;
}

function keepingOf(now: () => number): KeepRules<CartState, StoredCart> {
	return {
		read: readCart,
		store: (before, cart) => {
			const next = storedOf(cart);
			return JSON.stringify(next) === JSON.stringify(before) ? (before ?? next) : forgetOldRemovals(next, now());
		},
		merge: (mine, theirs) => storedOf(mergeCarts(mine, theirs)),
		restore: ({ version: _, ...kept }, cart) => ({ ...cart, ...kept }),
	};
}

/** Restores a cart, adds what the shopper put in before, and keeps it in step with the device; see `keep`. */
export function keepCart($store: WritableAtom<CartState>, { area, now }: KeepCartOptions): () => void {
	const early = $store.get();
	const isEarly = early.lines.length > 0;
	if (isEarly) write($store, EMPTY_CART);
	const catchUp = keep({ $store, key: CART_KEY, keeping: keepingOf(now), area });
	const restored = $store.get();
	if (isEarly) write($store, { ...restored, ...mergeCarts(restored, { ...early, since: restored.since }) });
	return catchUp;
}
