import type { WritableAtom } from 'nanostores';
import { browserArea, type LocalArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { type CartState, EMPTY_CART, type KeptCart } from '../domain/cart.ts';
import { NO_OP } from '../domain/line-ops.ts';
import { forgetOldRemovals, mergeCarts, operationsOf, withOperations } from '../domain/merge-carts.ts';
import { isOfOneStoreView, readCart, type StoredCart, storedOf } from '../domain/stored-cart.ts';
import { write } from './browser-only.ts';
import { CART_KEY, OPERATIONS_KEY } from './cart-keys.ts';
import { type KeepRules, keep } from './persisted.ts';

export interface KeepCartOptions {
	area: LocalArea | undefined;
	/** ms since 1970. */
	now: () => number;
}

function storeOf(now: () => number, part: (cart: KeptCart) => KeptCart): KeepRules<CartState, StoredCart>['store'] {
	return (before, cart) => {
		const next = storedOf(part(cart));
		return JSON.stringify(next) === JSON.stringify(before) ? (before ?? next) : forgetOldRemovals(next, now());
	};
}

const merge = (mine: StoredCart, theirs: StoredCart) => storedOf(mergeCarts(mine, theirs));

function knownOf(now: () => number): KeepRules<CartState, StoredCart> {
	return {
		read: readCart,
		store: storeOf(now, (cart) => cart),
		merge,
		restore: ({ version: _, ...kept }, cart) => ({ ...cart, ...kept }),
	};
}

function sharedOf(now: () => number): KeepRules<CartState, StoredCart> {
	return {
		read: readCart,
		store: storeOf(now, operationsOf),
		merge,
		restore: ({ version: _, ...shared }, cart) => ({ ...cart, ...withOperations(cart, shared) }),
	};
}

/** What an earlier release has left in this store view becomes the cart of all. */
function shareEarlier(cart: CartState, area: LocalArea): void {
	const name = storedName(OPERATIONS_KEY);
	if (cart.lines.length > 0 && area.read(name) === null) area.write(name, JSON.stringify(storedOf(operationsOf(cart))));
}

/** A cart and what is in another, which the last login of the first knew nothing of; whose it is does not change. */
function withAdditions(cart: CartState, added: CartState): CartState {
	return { ...cart, ...mergeCarts(cart, { ...added, since: cart.since, restAt: NO_OP }) };
}

/** Keeps a cart in step with the device: its operations with all store views, what is known of its products with the tabs of this one. */
export function keepCart($store: WritableAtom<CartState>, { area = browserArea, now }: KeepCartOptions): () => void {
	const early = $store.get();
	const isEarly = early.lines.length > 0;
	if (isEarly) write($store, EMPTY_CART);
	const isSeparate = isOfOneStoreView(area.read(storedName(CART_KEY)));
	const catchUpKnown = keep({ $store, key: CART_KEY, keeping: knownOf(now), area });
	const own = $store.get();
	shareEarlier(own, area);
	const catchUpShared = keep({ $store, key: OPERATIONS_KEY, keeping: sharedOf(now), area });
	const additions = [...(isEarly ? [early] : []), ...(isSeparate ? [own] : [])];
	for (const cart of additions) write($store, withAdditions($store.get(), cart));
	return () => {
		catchUpKnown();
		catchUpShared();
	};
}
