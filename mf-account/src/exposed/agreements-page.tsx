import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { AgreementList } from '../agreements/agreement-list.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { agreementsMessages } from '../messages/agreements.ts';

export const handle = {
	meta: (_data, shop) => ({ title: agreementsMessages.in(shop.translator).get().title, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(agreementsMessages);
	const { current } = useStore($user, { ssr: 'initial' });
	return (
		<AccountFrame title={t.title} lead={t.lead}>
			{current && <AgreementList user={current} />}
		</AccountFrame>
	);
}
