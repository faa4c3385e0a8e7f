import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { AccountFrame } from '../frame/account-frame.tsx';
import { LoyaltyCard } from '../loyalty/loyalty-card.tsx';
import { loyaltyMessages } from '../messages/loyalty.ts';

export const handle = {
	meta: (_data, shop) => ({ title: loyaltyMessages.in(shop.translator).get().title, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(loyaltyMessages);
	const { current } = useStore($user, { ssr: 'initial' });
	const digits = current?.loyalty_card;
	return (
		<AccountFrame title={t.title} lead={t.lead}>
			{digits && <LoyaltyCard digits={digits} />}
			{current && !digits && <EmptyState title={t.noCard} />}
		</AccountFrame>
	);
}
