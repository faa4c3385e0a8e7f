import { atom, type ReadableAtom } from 'nanostores';
import { write } from './browser-only.ts';

export interface NotificationAction {
	label: string;
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
}

const DEFAULT_TIME_TO_LIVE = 5000;
const $list = atom<readonly Notification[]>([]);
export const $notifications: ReadableAtom<readonly Notification[]> = $list;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let isHeld = false;

function startTimer({ id, timeToLive, hasNoTimeout }: Notification) {
	if (!hasNoTimeout && !isHeld)
		timers.set(
			id,
			setTimeout(() => dismiss(id), timeToLive),
		);
}

function stopTimer(id: number) {
	clearTimeout(timers.get(id));
	timers.delete(id);
}

/** If the same message is visible already, its time starts again, and its button does what the latest one would (rule 20.2). */
export function notify(given: Pick<Notification, 'type' | 'message'> & Partial<Notification>): void {
	const shown = $list.get().find(({ message }) => message === given.message);
	if (shown) {
		stopTimer(shown.id);
		startTimer(shown);
		const { action1 } = given;
		if (action1)
			write(
				$list,
				$list.get().map((other) => (other === shown ? { ...shown, action1 } : other)),
			);
		return;
	}
	lastId += 1;
	const notification = { timeToLive: DEFAULT_TIME_TO_LIVE, hasNoTimeout: false, ...given, id: lastId };
	write($list, [...$list.get(), notification]);
	startTimer(notification);
}

export function dismiss(id: number): void {
	stopTimer(id);
	write(
		$list,
		$list.get().filter((notification) => notification.id !== id),
	);
}

/** Stops the time of all messages while the pointer or the focus is on them (WCAG 2.2.1). */
export function holdNotifications(): void {
	isHeld = true;
	for (const id of [...timers.keys()]) stopTimer(id);
}

export function releaseNotifications(): void {
	if (!isHeld) return;
	isHeld = false;
	for (const notification of $list.get()) startTimer(notification);
}
