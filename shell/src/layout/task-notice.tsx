import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $networkTasks, $queueIsPersistent } from '@pasaz/kernel/platform/queue/states';
import { Notice } from '@pasaz/ui-kit/notice';
import { sessionMessages } from '../messages/session.ts';
import styles from './task-notice.module.css';

/** What a shopper left to the queue and is not done yet, or could not be done; fetched with the queue. */
export function TaskNotice() {
	const t = useMessages(sessionMessages);
	const tasks = useStore($networkTasks);
	const isPersistent = useStore($queueIsPersistent);
	const waiting = tasks.filter(({ state }) => state === 'waiting' || state === 'sending').length;
	const failed = tasks.filter(({ state }) => state === 'parked' || state === 'refused');
	if (waiting + failed.length === 0) return null;
	return (
		<aside className={styles.tasks} role="status">
			{waiting > 0 && (
				<Notice type="info">
					{t.waiting(waiting)} {!isPersistent && t.keepOpen}
				</Notice>
			)}
			{failed.map(({ id, message }) => (
				<Notice key={id} type="error">
					{t.failed({ message: message ?? '' })}
				</Notice>
			))}
		</aside>
	);
}
