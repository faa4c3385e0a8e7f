import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { AccountFrame } from '../frame/account-frame.tsx';
import { notificationsMessages } from '../messages/notifications.ts';
import { SubscriptionList } from '../notifications/subscription-list.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: notificationsMessages.in(shop.translator).get().title, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(notificationsMessages);
	return (
		<AccountFrame title={t.title} lead={t.lead}>
			<SubscriptionList />
		</AccountFrame>
	);
}
