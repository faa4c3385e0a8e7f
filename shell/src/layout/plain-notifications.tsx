import { dismiss, type Notification } from '@pasaz/kernel/stores/notifications';
import styles from './root.module.css';

/** Shows messages when the toasts cannot be loaded. A tap closes a message, because some never expire. */
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
