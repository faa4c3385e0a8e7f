import { useShop } from '@pasaz/kernel/composition/shop';
import { orderAgain } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { addToCart } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button } from '@pasaz/ui-kit/button';
import { useReportedTask } from '@pasaz/ui-kit/use-reported-task';
import { useNavigate } from 'react-router';
import { orderMessages } from '../messages/order.ts';
import type { OrderLink } from './use-order.ts';

export function BuyAgain({ uuid, secret }: OrderLink) {
	const { api } = useShop();
	const t = useMessages(orderMessages);
	const navigate = useNavigate();
	const { busy, run } = useReportedTask();
	const buy = async () => {
		const { lines, gone } = await api.call(orderAgain, { params: { uuid }, body: secret ? { secret } : {} });
		for (const { product, qty } of lines) addToCart(product, qty);
		if (gone.length > 0) notify({ type: 'warning', message: t.gone({ names: gone.join(', ') }) });
		if (lines.length === 0) return;
		const toCart = () => void navigate(pathTo('checkout'));
		notify({ type: 'success', message: t.inCart, action1: { label: t.toCart, run: toCart } });
	};
	return (
		<Button busy={busy} onClick={() => void run(buy)}>
			{t.buyAgain}
		</Button>
	);
}
