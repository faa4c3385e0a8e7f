import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { cartHash } from '../cart/cart-hash.ts';
import type { QuoteRequest } from './fetch-quote.ts';
import { $quote, askQuote, isAsking, type QuoteState } from './quote.ts';
import { untilOld } from './synced.ts';

/** ms after the last change before the request. */
const DEBOUNCE = 300;

/** Refreshes `$quote` after every change of cart or account; `paused` while an order fetches its own quote. */
export function useQuote(
	{ country, region, postcode, shipping }: QuoteRequest,
	{ paused }: { paused: boolean },
): QuoteState {
	const shop = useShop();
	const hash = cartHash(useStore($cart).lines);
	const online = useStore($online);
	const { session } = useStore($user);
	// failures are in `$quote`
	useEffect(() => {
		if (!online || paused) return;
		const request = { country, region, postcode, shipping };
		// the page asks before it shows the form
		if (isAsking(request)) return;
		const ask = () => void askQuote(shop, request, { ifNeeded: true }).catch(() => undefined);
		// who opens the cart waits for its sum
		const timer = setTimeout(ask, $quote.get().status === 'none' ? 0 : DEBOUNCE);
		return () => clearTimeout(timer);
	}, [shop, country, region, postcode, shipping, hash, online, paused, session]);
	// rule 13.24 also for who comes back to the cart's page
	useEffect(() => {
		if (!online || paused) return;
		const request = { country, region, postcode, shipping };
		const comeBack = () => {
			if (document.visibilityState !== 'visible' || untilOld() > 0) return;
			askQuote(shop, request, { ifNeeded: true }).catch(() => undefined);
		};
		document.addEventListener('visibilitychange', comeBack);
		return () => document.removeEventListener('visibilitychange', comeBack);
	}, [shop, country, region, postcode, shipping, online, paused]);
	return useStore($quote);
}
