import type { NetworkTask } from '../../contract/network-task.ts';
import { browserTimer, serverClock } from '../../device/clock.ts';
import { browserLocks } from '../../device/locks.ts';
import { openCollection } from '../../device/storage/storage.ts';
import { tabChannel } from '../../device/tabs.ts';
import { $online } from '../../stores/online.ts';
import { $user, $userIsLoaded } from '../../stores/user.ts';
import type { Authorization } from '../authorization.ts';
import type { NetworkSettings } from '../network-settings.ts';
import { createBackoff, shareBackoff } from './backoff.ts';
import { createQueue, type NetworkQueue, type TaskHandler } from './queue.ts';
import { sendTask } from './send.ts';
import { createTaskStore, type TaskStore } from './store.ts';
import { isUnsent } from './task.ts';
import { taskOwner } from './task-owner.ts';

export interface QueueSettings extends NetworkSettings {
	authorization: Authorization;
}

/** What the queue calls with each change of its tasks. */
export interface WaitingMarks {
	markWaiting: (isWaiting: boolean) => void;
	setWaitingTasks: (tasks: readonly NetworkTask[]) => void;
}

function watch({ wake }: NetworkQueue, { restore }: TaskStore): void {
	const lookAgain = () => void restore().then(() => wake());
	$online.listen((isOnline) => isOnline && wake(true));
	$user.listen(() => wake());
	$userIsLoaded.listen(() => wake());
	wake();
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookAgain());
	addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
}

export async function openQueue(
	settings: QueueSettings,
	handlers: ReadonlyMap<string, TaskHandler>,
	{ markWaiting, setWaitingTasks }: WaitingMarks,
): Promise<NetworkQueue> {
	const channel = tabChannel('pasaz/network-queue');
	const backoff = createBackoff(browserTimer.now, Math.random);
	const showWaiting = (stored: readonly NetworkTask[]) =>
		setWaitingTasks(stored.filter((task) => isUnsent(task, taskOwner())));
	const tasks = createTaskStore({
		collection: openCollection('syncTasks'),
		quarantine: openCollection('quarantine'),
		channel,
		onChange: (stored) => {
			markWaiting(stored.length > 0);
			showWaiting(stored);
			queue.wake();
		},
	});
	const sending = { ...settings, serverNow: serverClock.now };
	const queue = createQueue({
		tasks,
		backoff,
		handlers,
		locks: browserLocks,
		timer: browserTimer,
		send: (task) => sendTask(task, sending),
		owner: taskOwner,
		isOnline: () => $online.get(),
		announcePause: shareBackoff(channel, backoff),
		dateNow: Date.now,
		maxAttempts: settings.maxTaskAttempts,
	});
	await tasks.restore();
	showWaiting(tasks.list());
	$user.listen(() => showWaiting(tasks.list()));
	watch(queue, tasks);
	return queue;
}
