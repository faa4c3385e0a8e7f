import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { AccountFrame } from '../frame/account-frame.tsx';
import { profileMessages } from '../messages/profile.ts';
import { AddressList } from '../profile/address-list.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: profileMessages.in(shop.translator).get().addressesTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(profileMessages);
	const { current } = useStore($user, { ssr: 'initial' });
	return (
		<AccountFrame title={t.addressesTitle}>
			<AddressList addresses={current?.addresses ?? []} />
		</AccountFrame>
	);
}
