import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { CartCandidate, CartLine } from '../contract/cart-line.ts';
import type { OpId } from '../contract/line-ops.ts';
import type { LocalArea } from '../device/storage/area.ts';
import {
	addLine,
	type CartState,
	EMPTY_CART,
	type KeptCart,
	type LineProperties,
	lastOp,
	pieces,
	setQuantity,
	subtotal,
	updateLine,
} from '../domain/cart.ts';
import { nextOpId } from '../domain/line-ops.ts';
import { write } from './browser-only.ts';
import { CART_KEY, OPERATIONS_KEY } from './cart-keys.ts';
import type { KeepCartOptions } from './keep-cart.ts';
import { isStored, startWhenStored } from './start-when-stored.ts';

interface CartStoreOptions {
	area?: LocalArea;
	/** ms since 1970. */
	now?: () => number;
}

type KeepCart = ($store: WritableAtom<CartState>, options: KeepCartOptions) => () => void;

const newActor = () => Math.random().toString(36).slice(2);

function shownOf($state: ReadableAtom<CartState>) {
	return {
		/** Whether the device's cart is restored; before that, an empty cart means nothing. */
		$cartIsLoaded: computed($state, ({ isLoaded }) => isLoaded),
		$cartCount: computed($state, ({ lines }) => pieces(lines)),
		$cartLineCount: computed($state, ({ lines }) => lines.length),
		$cartSubtotal: computed($state, ({ lines }) => subtotal(lines)),
	};
}

export function createCartStore({ area, now = Date.now }: CartStoreOptions = {}) {
	const $state = atom<CartState>(EMPTY_CART);
	const actor = newActor();
	/** Set while the device keeps the cart. */
	let catchUp: (() => void) | undefined;

	const nextId = (by: string) => nextOpId(lastOp($state.get()), now(), by);

	function change(next: (cart: CartState, id: OpId) => CartState): void {
		catchUp?.();
		write($state, next($state.get(), nextId(actor)));
	}
	function latestCart(): CartState {
		catchUp?.();
		return $state.get();
	}
	function startEmpty(): void {
		write($state, { ...$state.get(), isLoaded: true });
	}
	function start(keepCart: KeepCart): void {
		if (catchUp) return;
		catchUp = keepCart($state, { area, now });
		startEmpty();
	}
	const $cart: ReadableAtom<CartState> = $state;
	return {
		$cart,
		/** The cart, including another tab's change that has not arrived yet. */
		latestCart,
		...shownOf($state),
		addToCart: (product: CartCandidate, qty: number) => change((cart, id) => addLine(cart, product, qty, id)),
		setLineQuantity: (line: CartLine, qty: number) => change((cart, id) => setQuantity(cart, line, qty, id)),
		noteLine: (line: CartLine, properties: LineProperties) =>
			change((cart, id) => updateLine(cart, line, properties, id)),
		/** Names the server's cart that this one is synced with, and whose it is. */
		setServerCart: (serverToken: string | null, owner: number | null) =>
			change((cart, restAt) => ({ ...cart, serverToken, owner, restAt })),
		/** The next sync opens the cart of whoever the shopper is then. */
		leaveServerCart: () => change((cart, restAt) => ({ ...cart, serverToken: null, restAt })),
		/** Changes the cart as a whole, e.g. by what another device did; `id` is the next operation's. */
		changeCart: (next: (cart: KeptCart, id: OpId) => KeptCart) =>
			change((cart, id) => ({ ...next(cart, id), isLoaded: cart.isLoaded })),
		/** The id of an operation that will be made later; none that this tab makes meanwhile has it. */
		reserveOperation: () => nextId(newActor()),
		/** Forgets the cart on this device, in all tabs; the account keeps its own. */
		forgetCart: () => change(({ isLoaded }, since) => ({ ...EMPTY_CART, since, isLoaded })),
		/** Marks the cart as loaded on a device that keeps none. */
		startEmpty,
		start,
	};
}

export type CartStore = ReturnType<typeof createCartStore>;

const page = createCartStore();
export const pageCart: CartStore = page;
export const { $cart, $cartIsLoaded, $cartCount, $cartLineCount, $cartSubtotal, addToCart, setLineQuantity, noteLine } =
	page;
export const { leaveServerCart, changeCart, reserveOperation, forgetCart } = page;

/** Resolves once the device keeps the cart: a line that is put in before is lost if the shopper leaves the page at once. */
export async function keepCartNow(): Promise<void> {
	page.start((await import('./keep-cart.ts')).keepCart);
}

const STORED_KEYS = [CART_KEY, OPERATIONS_KEY];

/** Fetches the code that restores a stored cart, so that it is there when the page comes alive and starts the cart. */
export function fetchCartCode(): void {
	// who starts the cart tells of a failure
	if (isStored(STORED_KEYS)) import('./keep-cart.ts').catch(() => undefined);
}

export function startCart(): Promise<void> {
	return startWhenStored({ keys: STORED_KEYS, $store: $cart, startEmpty: page.startEmpty, start: keepCartNow });
}
