import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addingMessages } from '../messages/adding.ts';
import { WAITING_KEY } from '../order/waiting-key.ts';
import { keepInStep } from '../server-cart/keep-in-step.ts';

const offerToSend = lazyPart(() => import('../waiting/offer-to-send.tsx'));

/** Shows nothing: keeps the cart in step with its server while it is there, and sends orders that were made offline. */
export function Component() {
	const shop = useShop();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const isInCheckout = pathname === pathTo('checkout');
	useEffect(() => {
		const tell = async () => {
			const text = await fetchMessages(addingMessages, shop.translator);
			const action1 = { label: text.goToCheckout, run: () => void navigate(pathTo('checkout')) };
			notify({ type: 'success', message: text.updated, action1 });
		};
		const isQuoted = () => isInCheckout && $cart.get().lines.length > 0;
		return keepInStep(shop, { onSet: () => void tell(), isQuoted });
	}, [shop, navigate, isInCheckout]);
	// few shoppers have such an order, and going online looks for one of this page
	const waiting = useLazyWhenStored(offerToSend, WAITING_KEY, { atActs: false });
	return waiting && <waiting.OfferToSend isOnThankYouPage={/^\/payment-confirmation\//.test(pathname)} />;
}
