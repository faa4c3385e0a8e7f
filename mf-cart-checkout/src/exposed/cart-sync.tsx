import { useShop } from '@pasaz/kernel/composition/shop';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addingMessages } from '../messages/adding.ts';
import { keepInStep } from '../server-cart/keep-in-step.ts';

/** Shows nothing: keeps the cart in step with its server while it is there. */
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
		return keepInStep(shop, () => void (isInCheckout || tell()));
	}, [shop, navigate, isInCheckout]);
	return null;
}
