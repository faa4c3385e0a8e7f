import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { AccountFrame } from '../frame/account-frame.tsx';
import { accountMessages } from '../messages/account.ts';
import { OrderList } from '../orders/order-list.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().ordersTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(accountMessages);
	return (
		<AccountFrame title={t.ordersTitle}>
			<OrderList />
		</AccountFrame>
	);
}
