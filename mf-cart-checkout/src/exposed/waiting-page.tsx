import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $waitingTasks, startNetworkQueue } from '@pasaz/kernel/network/network-tasks';
import { pathTo } from '@pasaz/kernel/routes';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { SplitPage } from '@pasaz/ui-kit/split-page';
import { takeFocusInView } from '@pasaz/ui-kit/take-focus';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { waitingPageMessages } from '../messages/waiting-page.ts';
import { useWaitingOrders } from '../waiting/use-waiting-orders.ts';
import { WaitingOrders } from '../waiting/waiting-orders.tsx';
import { WaitingTasks } from '../waiting/waiting-tasks.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: waitingPageMessages.in(shop.translator).get().title, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

function Nothing() {
	const t = useMessages(waitingPageMessages);
	return (
		<EmptyState title={t.nothing}>
			<Link to={pathTo('home')}>{t.home}</Link>
		</EmptyState>
	);
}

/** What was done without a connection and has not reached the shop (rule 16.18). */
export function Component() {
	const t = useMessages(waitingPageMessages);
	const tasks = useStore($waitingTasks, { ssr: 'initial' });
	const { orders } = useWaitingOrders();
	const title = useRef<HTMLHeadingElement>(null);
	useFocusWhenLost(title, tasks.length, takeFocusInView);
	useEffect(() => void startNetworkQueue(), []);
	return (
		<SplitPage head={<PageHeader titleRef={title} title={t.title} lead={t.lead} />}>
			<WaitingOrders title={title} />
			<WaitingTasks />
			{tasks.length + orders.length === 0 && <Nothing />}
		</SplitPage>
	);
}
