import { useShop } from '@pasaz/kernel/composition/shop';
import { orderAgain } from '@pasaz/kernel/contract/order-document';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { addToCart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderMessages } from '../messages/order.ts';
import type { OrderLink } from './use-order.ts';

export function BuyAgain({ uuid, secret }: OrderLink) {
	const { api } = useShop();
	const t = useMessages(orderMessages);
	const toMessage = useErrorMessage();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const buy = async () => {
		const { lines, gone } = await api.call(orderAgain, { params: { uuid }, body: secret ? { secret } : {} });
		for (const { product, qty } of lines) addToCart(product, qty);
		if (gone.length > 0) notify({ type: 'warning', message: t.gone({ names: gone.join(', ') }) });
		if (lines.length === 0) return;
		const toCart = () => void navigate(pathTo('checkout'));
		notify({ type: 'success', message: t.inCart, action1: { label: t.toCart, run: toCart } });
	};
	const press = async () => {
		setBusy(true);
		try {
			await buy();
		} catch (error) {
			notify({ type: 'error', message: toMessage(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button busy={busy} onClick={() => void press()}>
			{t.buyAgain}
		</Button>
	);
}
