import { useStore } from '@nanostores/react';
import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { reviewCreate, reviewMass } from '@pasaz/kernel/contract/review';
import { userUpdate } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $waitingTasks, cancelTasks, sendWaitingTasks, type WaitingTask } from '@pasaz/kernel/network/network-tasks';
import { pathTo } from '@pasaz/kernel/routes';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { Link } from 'react-router';
import { waitingPageMessages } from '../messages/waiting-page.ts';
import styles from './waiting-orders.module.css';

const KINDS = new Map<string, 'profile' | 'review' | 'newsletter' | 'stockAlert'>([
	[userUpdate.path, 'profile'],
	[reviewCreate.path, 'review'],
	[reviewMass.path, 'review'],
	[newsletterSubscribe.path, 'newsletter'],
	[availabilitySubscribe.path, 'stockAlert'],
]);

/** A change of the account shows there already, so that only the account can take it back. */
function TakeBack({ id, url }: WaitingTask) {
	const t = useMessages(waitingPageMessages);
	if (url === userUpdate.path) return <Link to={pathTo('account')}>{t.undo}</Link>;
	return (
		<Button variant="quiet" onClick={() => void cancelTasks([id])}>
			{t.cancel}
		</Button>
	);
}

export function WaitingTasks() {
	const t = useMessages(waitingPageMessages);
	const isOnline = useStore($online, { ssr: 'initial' });
	const tasks = useStore($waitingTasks, { ssr: 'initial' });
	const stateOf = ({ attempts }: WaitingTask) => {
		if (attempts > 0) return t.failed(attempts);
		return isOnline ? t.sending : t.offline;
	};
	return tasks.map((task) => (
		<Notice key={task.id} role="status" title={t[KINDS.get(task.url) ?? 'other']}>
			<p>{stateOf(task)}</p>
			<div className={styles.actions}>
				<Button disabled={!isOnline} onClick={() => void sendWaitingTasks()}>
					{t.sendNow}
				</Button>
				<TakeBack {...task} />
			</div>
		</Notice>
	));
}
