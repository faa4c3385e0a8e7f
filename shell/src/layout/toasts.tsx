import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import {
	$notifications,
	dismiss,
	holdNotifications,
	type Notification,
	type NotificationAction,
	releaseNotifications,
} from '@pasaz/kernel/stores/notifications';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { overlaysMessages } from '../messages/overlays.ts';
import styles from './toasts.module.css';
import { useTopDialog } from './use-top-dialog.ts';

/** More at a time would hide the page; those before come back as they go. */
const MOST = 3;

/** A toast that goes under the pointer or the focus tells nobody that they have left it. */
function remove(id: number) {
	dismiss(id);
	releaseNotifications();
}

function Action({ id, action }: { id: number; action: NotificationAction | undefined }) {
	if (!action) return null;
	const run = () => {
		remove(id);
		action.run();
	};
	return (
		<button type="button" className={styles.action} onClick={run}>
			{action.label}
		</button>
	);
}

function Toast({ notification }: { notification: Notification }) {
	const t = useMessages(overlaysMessages);
	const { id, type, message, action1 } = notification;
	return (
		<li className={styles.toast} data-type={type} role={type === 'error' ? 'alert' : undefined}>
			<p>{message}</p>
			<Action id={id} action={action1} />
			<button type="button" className={styles.close} aria-label={t.close} onClick={() => remove(id)}>
				×
			</button>
		</li>
	);
}

/** The region lies above the page, in a dialog it takes room of its own at the end; and time stands still while a shopper is at it. */
function ToastRegion({ isInDialog }: { isInDialog: boolean }) {
	const t = useMessages(overlaysMessages);
	const notifications = useStore($notifications);
	const region = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isInDialog) region.current?.showPopover();
		return releaseNotifications;
	}, [isInDialog]);
	return (
		<section
			ref={region}
			popover={isInDialog ? undefined : 'manual'}
			className={styles.region}
			data-in-dialog={isInDialog || undefined}
			aria-label={t.notifications}
			aria-live="polite"
			onPointerOver={holdNotifications}
			onPointerLeave={releaseNotifications}
			onFocus={holdNotifications}
			onBlur={releaseNotifications}
		>
			<ul className={styles.toasts}>
				{notifications.slice(-MOST).map((notification) => (
					<Toast key={notification.id} notification={notification} />
				))}
			</ul>
		</section>
	);
}

/**
 * What the shop tells the shopper, in the order it was said. All but an open modal dialog is inert, so while there is one the
 * region is in it.
 */
export function Toasts() {
	const dialog = useTopDialog();
	return dialog ? createPortal(<ToastRegion isInDialog />, dialog) : <ToastRegion isInDialog={false} />;
}
