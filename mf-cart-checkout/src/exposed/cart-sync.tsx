import { lazyPart, useLazyWhenStored } from '@pasaz/kernel/composition/lazy';
import { useShop } from '@pasaz/kernel/composition/shop';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { UNSENT_ORDERS_KEY } from '@pasaz/kernel/stores/unsent-orders';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addingMessages } from '../messages/adding.ts';
import { keepInStep } from '../server-cart/keep-in-step.ts';
import { takesOrders } from '../server-cart/settings.ts';
import type { PageOfOrders } from '../waiting/offer-to-send.tsx';

const offerToSend = lazyPart(() => import('../waiting/offer-to-send.tsx'));

function pageAt(pathname: string): PageOfOrders {
	if (pathname === pathTo('checkout')) return 'checkout';
	return pathname.startsWith(pathTo('payment-confirmation-page', { uuid: '' })) ? 'thank-you' : 'other';
}

/** Shows nothing: keeps the cart in step with its server while it is there, and sends orders that were made offline. */
export function Component() {
	const shop = useShop();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const isOrderedHere = takesOrders(shop.storeView);
	const isInCheckout = pageAt(pathname) === 'checkout' && isOrderedHere;
	const opened = useRef(() => {});
	useEffect(() => {
		const tell = async () => {
			const t = await fetchMessages(addingMessages, shop.translator);
			const action1 = { label: t.goToCheckout, run: () => void navigate(pathTo('checkout')) };
			notify({ type: 'success', message: t.updated, ...(isOrderedHere && { action1 }) });
		};
		const isQuoted = () => isInCheckout && $cart.get().lines.length > 0;
		const keeper = keepInStep(shop, { onSet: () => void tell(), isQuoted });
		opened.current = keeper.opened;
		return keeper.stop;
	}, [shop, navigate, isInCheckout, isOrderedHere]);
	// another path is another page (rule 13.24)
	useEffect(() => opened.current(), [pathname]);
	// few shoppers have such an order, and going online looks for one of this page
	const waiting = useLazyWhenStored(offerToSend, UNSENT_ORDERS_KEY, { atActs: false });
	return waiting && <waiting.OfferToSend page={pageAt(pathname)} />;
}
