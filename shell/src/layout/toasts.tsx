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
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { overlaysMessages } from '../messages/overlays.ts';
import styles from './toasts.module.css';
import { useTopDialog } from './use-top-dialog.ts';

/** More toasts at a time would hide the page; older ones come back as others go. */
const MAX_SHOWN = 3;

/** What had the focus before it came to the toasts. */
let before: EventTarget | null = null;

function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
	holdNotifications();
	if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before = relatedTarget;
}

function giveFocusBack() {
	const target = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
	target?.focus({ preventScroll: true });
}

/** A toast that disappears under the pointer or the focus sends no leave event, so the timers are resumed here. */
function remove(id: number, button: HTMLButtonElement) {
	if (button === document.activeElement) giveFocusBack();
	dismiss(id);
	releaseNotifications();
}

function Action({ id, action }: { id: number; action: NotificationAction | undefined }) {
	if (!action) return null;
	const run = (event: MouseEvent<HTMLButtonElement>) => {
		remove(id, event.currentTarget);
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
		<li className={styles.toast} data-type={type}>
			<p role={type === 'error' ? 'alert' : undefined}>{message}</p>
			<Action id={id} action={action1} />
			<button
				type="button"
				className={styles.close}
				aria-label={t.close}
				onClick={(event) => remove(id, event.currentTarget)}
			>
				×
			</button>
		</li>
	);
}

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
			onFocus={noteFocus}
			onBlur={releaseNotifications}
		>
			<ul className={styles.toasts}>
				{notifications.slice(-MAX_SHOWN).map((notification) => (
					<Toast key={notification.id} notification={notification} />
				))}
			</ul>
		</section>
	);
}

/** What went wrong on the page would cover the dialog that helps with it (rule 1.24). What can be undone, or must be read, stays. */
function leaveErrorsBehind() {
	for (const { id, type, action1, hasNoTimeout } of $notifications.get()) {
		if (type === 'error' && !action1 && !hasNoTimeout) dismiss(id);
	}
}

/** Shows notifications in order. A modal dialog makes the rest of the page inert, so the region moves into it. */
export function Toasts() {
	const dialog = useTopDialog(leaveErrorsBehind);
	return dialog ? createPortal(<ToastRegion isInDialog />, dialog) : <ToastRegion isInDialog={false} />;
}
