import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { cartHash } from '../cart/cart-hash.ts';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { quoteRequest } from '../details/quote-request.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { knownMethods } from '../server-cart/methods.ts';
import { offerOf } from '../server-cart/offer.ts';
import { askQuote } from '../server-cart/quote.ts';
import { useQuote } from '../server-cart/use-quote.ts';

interface Ordering {
	lines: readonly CartLine[];
	form: UseFormReturn<CheckoutForm>;
	/** An order is being placed and fetches its own quote, or nobody knows yet whether it was placed. */
	paused: boolean;
}

export function useOffer({ lines, form, paused }: Ordering) {
	const shop = useShop();
	const t = useMessages(checkoutMessages);
	const isOnline = useStore($online);
	const [country, state, zipCode, method, payment] = useWatch({
		control: form.control,
		name: ['shipping.country', 'shipping.state', 'shipping.zipCode', 'shipping.method', 'payment.method'],
	});
	const request = quoteRequest({ country, state, zipCode, method });
	const asked = useQuote(request, { paused });
	const offer = offerOf({
		lines,
		hash: cartHash(lines),
		quote: asked.quote,
		chosen: { country, shipping: method, payment },
		known: knownMethods(shop.storeView, t),
		isOnline,
	});
	const asking = asked.status === 'none' || asked.status === 'asking';
	const status: 'settled' | 'asking' | 'local' = offer.isConfirmed
		? 'settled'
		: asking && isOnline
			? 'asking'
			: 'local';
	// failures are in `$quote`
	const ask = () => void askQuote(shop, request).catch(() => undefined);
	return { offer, state: asked, status, ask };
}
