import { useShop } from '@pasaz/kernel/composition/shop';
import { availabilityDelete, availabilityList, type Subscription } from '@pasaz/kernel/contract/availability';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo, productPath } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { ShownDate } from '@pasaz/ui-kit/date';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { NameLink } from '@pasaz/ui-kit/name-link';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { LoadedList } from '../frame/loaded-list.tsx';
import { useLoaded } from '../frame/use-loaded.ts';
import { notificationsMessages } from '../messages/notifications.ts';
import styles from './subscription-list.module.css';

export function SubscriptionList() {
	const t = useMessages(notificationsMessages);
	const { api } = useShop();
	const { state, reload } = useLoaded(useCallback(() => api.call(availabilityList), [api]));
	const remove = async ({ id, product_id }: Subscription) => {
		try {
			await api.call(availabilityDelete, { body: { id, product_id } });
			await reload();
		} catch (error) {
			console.warn('A subscription could not be ended', error);
			notify({ type: 'error', message: t.failed });
		}
	};
	const empty = (
		<EmptyState title={t.empty} hint={t.emptyHint}>
			<Link {...buttonLook('secondary')} to={pathTo('home')}>
				{t.browse}
			</Link>
		</EmptyState>
	);
	return (
		<LoadedList label={t.title} state={state} reload={() => void reload()} empty={empty} keyOf={({ id }) => id}>
			{(subscription) => (
				<div className={styles.subscription}>
					<NameLink to={productPath(subscription, subscription.sku)}>{subscription.name}</NameLink>
					<p className={styles.since}>
						{t.since} <ShownDate at={subscription.created_at} />
					</p>
					<Button variant="quiet" onClick={() => void remove(subscription)}>
						{t.remove}
					</Button>
				</div>
			)}
		</LoadedList>
	);
}
