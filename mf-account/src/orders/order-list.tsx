import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Notice } from '@pasaz/ui-kit/notice';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { Link } from 'react-router';
import { accountMessages } from '../messages/account.ts';
import styles from './order-list.module.css';
import { OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';

function NoOrders() {
	const text = useMessages(accountMessages);
	return (
		<EmptyState title={text.noOrders} hint={text.noOrdersHint}>
			<Link {...buttonLook('secondary')} to={pathTo('home')}>
				{text.browse}
			</Link>
		</EmptyState>
	);
}

export function OrderList() {
	const text = useMessages(accountMessages);
	const words = useErrorMessage();
	const { state, loadMore } = useOrders();
	const { orders, status } = state;
	if (status === 'ready' && orders.length === 0) return <NoOrders />;
	const hasMore = status === 'ready' && orders.length < state.total;
	return (
		<div className={styles.list} aria-busy={status === 'loading'}>
			<ul className={styles.orders}>
				{orders.map((order) => (
					<OrderRow key={order.entity_id} order={order} />
				))}
			</ul>
			{status === 'loading' ? <Skeleton shape="box" /> : null}
			{status === 'failed' ? (
				<Notice type="error">
					<p>{words(state.error)}</p>
					<Button variant="secondary" onClick={loadMore}>
						{text.retry}
					</Button>
				</Notice>
			) : null}
			{hasMore ? (
				<Button variant="secondary" onClick={loadMore}>
					{text.loadMore}
				</Button>
			) : null}
		</div>
	);
}
