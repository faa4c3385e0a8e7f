import { useShop } from '@pasaz/kernel/composition/shop';
import { availabilityDelete, availabilityList, type Subscription } from '@pasaz/kernel/contract/availability';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo, productPath } from '@pasaz/kernel/routes';
import { notify } from '@pasaz/kernel/stores/notifications';
import { Button, buttonLook } from '@pasaz/ui-kit/button';
import { ShownDate } from '@pasaz/ui-kit/date';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { NameLink } from '@pasaz/ui-kit/name-link';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { LoadedList } from '../frame/loaded-list.tsx';
import { useLoaded } from '../frame/use-loaded.ts';
import { notificationsMessages } from '../messages/notifications.ts';
import styles from './subscription-list.module.css';

interface EntryProps {
	subscription: Subscription;
	reload: () => Promise<void>;
}

function Entry({ subscription, reload }: EntryProps) {
	const t = useMessages(notificationsMessages);
	const { api } = useShop();
	const [isBusy, setBusy] = useState(false);
	const { id, product_id, sku, name, created_at } = subscription;
	const remove = async () => {
		setBusy(true);
		try {
			await api.call(availabilityDelete, { body: { id, product_id } });
			await reload();
		} catch (error) {
			console.warn('A subscription could not be ended', error);
			notify({ type: 'error', message: t.failed });
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className={styles.subscription}>
			<NameLink to={productPath(subscription, sku)}>{name}</NameLink>
			<p className={styles.since}>
				{t.since} <ShownDate at={created_at} />
			</p>
			<Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
				{t.remove}
			</Button>
		</div>
	);
}

export function SubscriptionList() {
	const t = useMessages(notificationsMessages);
	const { api } = useShop();
	const { state, reload } = useLoaded(useCallback(() => api.call(availabilityList), [api]));
	const empty = (
		<EmptyState title={t.empty} hint={t.emptyHint}>
			<Link {...buttonLook('secondary')} to={pathTo('home')}>
				{t.browse}
			</Link>
		</EmptyState>
	);
	return (
		<LoadedList label={t.title} state={state} reload={() => void reload()} empty={empty} keyOf={({ id }) => id}>
			{(subscription) => <Entry subscription={subscription} reload={reload} />}
		</LoadedList>
	);
}
