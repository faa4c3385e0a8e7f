import type { WritableAtom } from 'nanostores';
import type { LocalArea } from '../device/storage/area.ts';
import type { CartState } from '../domain/cart.ts';
import { forgetOldRemovals, mergeCarts, stampChanges } from '../domain/merge-carts.ts';
import { NOTHING_STORED, readCart, type StampedCart } from '../domain/stored-cart.ts';
import { CART_KEY } from './cart.ts';
import { type KeepRules, keep } from './persisted.ts';

export interface KeepCartOptions {
	area: LocalArea | undefined;
	/** ms since 1970. */
	now: () => number;
}

function stampedOf(before: StampedCart, cart: CartState, now: number): StampedCart {
	// normalized as it will be read, because differing texts count as a change
	const stamped = stampChanges(before, readCart(cart) ?? cart, now);
	return JSON.stringify(stamped) === JSON.stringify(before) ? before : forgetOldRemovals(stamped, now);
}

function keepingOf(now: () => number): KeepRules<CartState, StampedCart> {
	return {
		read: readCart,
		store: (before = NOTHING_STORED, cart) => stampedOf(before, cart, now()),
		merge: mergeCarts,
		restore: ({ version: _, stamps: __, ...kept }, cart) => ({ ...cart, ...kept }),
	};
}

/** Restores a cart and keeps it in step with the device; see `keep`. */
export function keepCart($store: WritableAtom<CartState>, { area, now }: KeepCartOptions): () => void {
	return keep({ $store, key: CART_KEY, keeping: keepingOf(now), area });
}
