import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { userMe } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user, setCurrentUser } from '@pasaz/kernel/stores/user';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useEffect } from 'react';
import { AccountDetails } from '../details/account-details.tsx';
import { SecuritySection } from '../device/security-section.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { accountMessages } from '../messages/account.ts';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().accountTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

/** Shows the stored profile at once and refreshes it from the server. */
function Details() {
	const { api } = useShop();
	const { current } = useStore($user);
	useEffect(() => {
		api.call(userMe).then(setCurrentUser, (error: unknown) => console.warn('The account is not refreshed', error));
	}, [api]);
	return current ? (
		<AccountDetails user={current}>
			<SecuritySection />
		</AccountDetails>
	) : (
		<Skeleton shape="box" count={2} />
	);
}

export function Component() {
	const t = useMessages(accountMessages);
	return (
		<AccountFrame title={t.accountTitle}>
			<Details />
		</AccountFrame>
	);
}
