import { dismiss, type Notification } from '@pasaz/kernel/stores/notifications';
import styles from './root.module.css';

/** Messages where what shows them cannot be had. Some would stay for good, so each is closed by a tap on it. */
export function PlainNotifications({ notifications }: { notifications: readonly Notification[] }) {
	return (
		<div className={styles.told} role="alert">
			{notifications.map(({ id, message }) => (
				<button key={id} type="button" onClick={() => dismiss(id)}>
					{message} <span aria-hidden="true">×</span>
				</button>
			))}
		</div>
	);
}
