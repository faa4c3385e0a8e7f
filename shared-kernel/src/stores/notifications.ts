import { atom, type ReadableAtom } from 'nanostores';
import { write } from './browser-only.ts';

export interface NotificationAction {
	label: string;
	/** Runs, then the notification goes. */
	run: () => void;
}

export interface Notification {
	id: number;
	type: 'success' | 'info' | 'warning' | 'error';
	message: string;
	/** ms. */
	timeToLive: number;
	hasNoTimeout: boolean;
	action1?: NotificationAction;
	action2?: NotificationAction;
}

const DEFAULT_TIME_TO_LIVE = 5000;
const $list = atom<readonly Notification[]>([]);
export const $notifications: ReadableAtom<readonly Notification[]> = $list;
let lastId = 0;

/** Tells the shopper something. A message identical to the last one shown is ignored (first document, section 8). */
export function notify(given: Pick<Notification, 'type' | 'message'> & Partial<Notification>): void {
	if ($list.get().at(-1)?.message === given.message) return;
	lastId += 1;
	const notification = { timeToLive: DEFAULT_TIME_TO_LIVE, hasNoTimeout: false, ...given, id: lastId };
	write($list, [...$list.get(), notification]);
	if (!notification.hasNoTimeout) setTimeout(() => dismiss(notification.id), notification.timeToLive);
}

export function dismiss(id: number): void {
	write(
		$list,
		$list.get().filter((notification) => notification.id !== id),
	);
}
