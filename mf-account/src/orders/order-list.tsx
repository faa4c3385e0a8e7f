import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Notice } from '@pasaz/ui-kit/notice';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../messages/account.ts';
import styles from './order-list.module.css';
import { KeptOrderRow, OrderRow } from './order-row.tsx';
import { useOrders } from './use-orders.ts';

function NoOrders({ takesFocus }: { takesFocus: boolean }) {
	const t = useMessages(accountMessages);
	return (
		<EmptyState title={t.noOrders} hint={t.noOrdersHint} titleRef={takesFocus ? takeFocus : undefined}>
			<Link {...buttonLook('secondary')} to={pathTo('home')}>
				{t.browse}
			</Link>
		</EmptyState>
	);
}

export function OrderList() {
	const t = useMessages(accountMessages);
	const toMessage = useErrorMessage();
	const { state, kept, loadMore } = useOrders();
	/** Number of orders when the shopper asked for more; undefined before. */
	const [before, setBefore] = useState<number>();
	const hasAsked = before !== undefined;
	const { orders, status } = state;
	if (status === 'ready' && orders.length === 0) return <NoOrders takesFocus={hasAsked} />;
	const remembered = status === 'ready' || orders.length > 0 ? [] : kept;
	const hasMore = status === 'ready' && state.hasMore;
	const isAsking = status === 'loading' && hasAsked;
	const ask = () => {
		setBefore(orders.length);
		loadMore();
	};
	return (
		<div className={styles.list} aria-busy={status === 'loading'}>
			{remembered.length > 0 && <p>{t.keptOrders}</p>}
			<ul className={styles.orders}>
				{remembered.map((order) => (
					<KeptOrderRow key={order.entity_id} order={order} />
				))}
				{orders.map((order, index) => (
					<OrderRow key={order.entity_id} order={order} ref={index === before ? takeFocus : undefined} />
				))}
			</ul>
			{status === 'loading' && !hasAsked && remembered.length === 0 && <Skeleton shape="box" />}
			{status === 'failed' && (
				<Notice type="error">
					<p>{toMessage(state.error)}</p>
				</Notice>
			)}
			{(hasMore || isAsking || status === 'failed') && (
				<Button variant="secondary" busy={isAsking} onClick={ask}>
					{status === 'failed' || orders.length === 0 ? t.retry : t.loadMore}
				</Button>
			)}
		</div>
	);
}
