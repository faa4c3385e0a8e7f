import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { write } from '@pasaz/kernel/stores/browser-only';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { atom, type ReadableAtom } from 'nanostores';
import { cartHash } from '../cart/cart-hash.ts';
import { forgetQuoted } from '../cart/quoted.ts';
import type { CartShop } from './cart-call.ts';
import { fetchQuote, type Quote, type QuoteRequest } from './fetch-quote.ts';
import { PAGE_DEVICE } from './page-device.ts';
import { markSynced } from './synced.ts';

/** `quote` is the last one that came; it may be of an older cart (see its `hash`). A failure is known until the next answer. */
export type QuoteState =
	| { status: 'none'; quote: null }
	| { status: 'asking'; quote: Quote | null; error?: unknown }
	| { status: 'ready'; quote: Quote }
	| { status: 'failed'; quote: Quote | null; error: unknown };

const $state = atom<QuoteState>({ status: 'none', quote: null });
export const $quote: ReadableAtom<QuoteState> = $state;

let current = new AbortController();
let running: Promise<unknown> = Promise.resolve();

let lastSubject = '';

function subjectOf(request: QuoteRequest): string {
	return JSON.stringify([request, cartHash($cart.get().lines), $user.get().session]);
}

/** Whether just this is being asked, about the cart as it is now. */
export function isAsking(request: QuoteRequest): boolean {
	return $state.get().status === 'asking' && lastSubject === subjectOf(request);
}

interface Asking {
	/** Whether totals that still hold will do. */
	ifNeeded?: boolean;
}

/** Lines that the sums of this very cart leave out, as they do with what is sold out (rule 13.29), though the device does not know of it. */
function leftOut(quote: Quote | null): CartLine[] {
	const { lines } = $cart.get();
	if (quote?.hash !== cartHash(lines)) return [];
	const counted = new Set<unknown>(quote.totals.items.map(({ item_id }) => item_id));
	return lines.filter(({ isInStock, serverItemId: id }) => isInStock && id && !counted.has(id));
}

/** Asks for the stock of all lines, with code that the page is drawn without. */
export async function refreshStock(shop: CartShop, given?: Quote): Promise<void> {
	if ($cart.get().lines.length === 0) return;
	try {
		const { correctStock } = await import('./correct-stock.ts');
		await correctStock(shop, () => leftOut(given ?? $state.get().quote));
	} catch (error) {
		console.warn('Stock is not known', error);
	}
}

/**
 * Asks the server about the cart as it is now; a later question ends an earlier one, and two never run at once.
 * @throws what `fetchQuote` throws, after setting `$quote` to failed
 */
export async function askQuote(
	shop: CartShop,
	request: QuoteRequest,
	{ ifNeeded = false }: Asking = {},
): Promise<Quote> {
	current.abort();
	current = new AbortController();
	lastSubject = subjectOf(request);
	const { signal } = current;
	const previous = running;
	const asked = previous.then(() => {
		signal.throwIfAborted();
		write($state, { ...$state.get(), status: 'asking' });
		return fetchQuote({ shop, signal, device: PAGE_DEVICE }, request, ifNeeded ? $state.get().quote : null);
	});
	running = asked.catch(() => undefined);
	try {
		const quote = await asked;
		markSynced();
		if (leftOut(quote).length > 0) await refreshStock(shop, quote);
		// a later question may have been answered while the stock was asked for
		if (!signal.aborted) write($state, { status: 'ready', quote });
		return quote;
	} catch (error) {
		if (!signal.aborted) write($state, { status: 'failed', quote: $state.get().quote, error });
		throw error;
	}
}

export function forgetQuote(): void {
	current.abort();
	forgetQuoted();
	write($state, { status: 'none', quote: null });
}
