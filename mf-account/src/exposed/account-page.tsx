import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { AccountDetails } from '../details/account-details.tsx';
import { SecuritySection } from '../device/security-section.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { accountMessages } from '../messages/account.ts';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().accountTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

/** Shows the stored profile at once; the start of the session brings it up to date. */
function Details() {
	const { current } = useStore($user);
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
