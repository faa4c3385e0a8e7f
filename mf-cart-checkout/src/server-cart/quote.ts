import { write } from '@pasaz/kernel/stores/browser-only';
import { atom, type ReadableAtom } from 'nanostores';
import { forgetQuoted } from '../cart/quoted.ts';
import type { CartShop } from './cart-call.ts';
import { fetchQuote, type Quote, type QuoteRequest } from './fetch-quote.ts';
import { PAGE_DEVICE } from './page-device.ts';
import { markSynced } from './synced.ts';

/** `quote` is the last one that came; it may be of an older cart (see its `hash`). */
export type QuoteState =
	| { status: 'none'; quote: null }
	| { status: 'asking'; quote: Quote | null }
	| { status: 'ready'; quote: Quote }
	| { status: 'failed'; quote: Quote | null; error: unknown };

const $state = atom<QuoteState>({ status: 'none', quote: null });
export const $quote: ReadableAtom<QuoteState> = $state;

let current = new AbortController();
let running: Promise<unknown> = Promise.resolve();

interface Asking {
	/** Whether totals that still hold will do. */
	ifNeeded?: boolean;
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
	const { signal } = current;
	const previous = running;
	const asked = previous.then(() => {
		signal.throwIfAborted();
		write($state, { status: 'asking', quote: $state.get().quote });
		return fetchQuote({ shop, signal, device: PAGE_DEVICE }, request, ifNeeded ? $state.get().quote : null);
	});
	running = asked.catch(() => undefined);
	try {
		const quote = await asked;
		markSynced();
		write($state, { status: 'ready', quote });
		return quote;
	} catch (error) {
		if (!signal.aborted) write($state, { status: 'failed', quote: $state.get().quote, error });
		throw error;
	}
}

/** Forgets what the server said; the cart is gone. */
export function forgetQuote(): void {
	current.abort();
	forgetQuoted();
	write($state, { status: 'none', quote: null });
}
