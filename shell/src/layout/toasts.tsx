import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import {
	$notifications,
	dismiss,
	type Notification,
	type NotificationAction,
} from '@pasaz/kernel/stores/notifications';
import { layoutMessages } from '../messages/layout.ts';
import styles from './toasts.module.css';

function Action({ id, action }: { id: number; action: NotificationAction | undefined }) {
	if (!action) return null;
	const run = () => {
		dismiss(id);
		action.run();
	};
	return (
		<button type="button" className={styles.action} onClick={run}>
			{action.label}
		</button>
	);
}

function Toast({ notification }: { notification: Notification }) {
	const t = useMessages(layoutMessages);
	const { id, type, message, action1, action2 } = notification;
	return (
		<li className={styles.toast} data-type={type} role={type === 'error' ? 'alert' : undefined}>
			<p>{message}</p>
			<Action id={id} action={action1} />
			<Action id={id} action={action2} />
			<button type="button" className={styles.close} aria-label={t.close} onClick={() => dismiss(id)}>
				×
			</button>
		</li>
	);
}

/** What the shop tells the shopper, in the order it was said. */
export function Toasts() {
	const t = useMessages(layoutMessages);
	const notifications = useStore($notifications);
	return (
		<section aria-label={t.notifications} aria-live="polite">
			<ul className={styles.toasts}>
				{notifications.map((notification) => (
					<Toast key={notification.id} notification={notification} />
				))}
			</ul>
		</section>
	);
}
