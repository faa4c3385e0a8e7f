import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect } from 'react';
import { cartHash } from './cart-hash.ts';
import type { QuoteRequest } from './fetch-quote.ts';
import { $quote, askQuote, type QuoteState } from './quote.ts';

/** ms without a further change before the server is asked. */
const CALM = 300;

/** Keeps the server's word on the cart up to date; `paused` while an order asks for itself. */
export function useQuote({ country, shipping }: QuoteRequest, { paused }: { paused: boolean }): QuoteState {
	const shop = useShop();
	const hash = cartHash(useStore($cart).lines);
	const online = useStore($online);
	const { token } = useStore($user);
	// another cart or another shopper is another question; a failure is told by `$quote`
	useEffect(() => {
		if (!online || paused) return;
		const timer = setTimeout(() => void askQuote(shop, { country, shipping }).catch(() => undefined), CALM);
		return () => clearTimeout(timer);
	}, [shop, country, shipping, hash, online, paused, token]);
	return useStore($quote);
}
