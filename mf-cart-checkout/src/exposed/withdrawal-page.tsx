import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { Link } from 'react-router';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import { FindOrderForm } from '../withdrawal/find-order-form.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: withdrawalMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'holder',
} satisfies PageHandle<undefined>;

/** Where the footer leads: withdrawing begins at the order (directive (EU) 2023/2673). */
export function Component() {
	const t = useMessages(withdrawalMessages);
	return (
		<SplitPage head={<PageHeader title={t.title} lead={t.pageLead} />}>
			<FindOrderForm />
			<p>
				{t.orAccount} <Link to={pathTo('account-orders')}>{t.myOrders}</Link>
			</p>
		</SplitPage>
	);
}
