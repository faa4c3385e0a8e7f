import type { TaskOwner } from '../../contract/network-task.ts';
import { $cart } from '../../stores/cart.ts';
import { $online } from '../../stores/online.ts';
import { $user, $userIsLoaded } from '../../stores/user.ts';
import { browserTimer, serverClock } from '../clock.ts';
import { browserLocks } from '../locks.ts';
import { markWaiting, type QueueSettings, type TaskHandler } from '../network-tasks.ts';
import { openCollection } from '../storage/storage.ts';
import { tabChannel } from '../tabs.ts';
import { createQueue, type NetworkQueue } from './network-queue.ts';
import { type NetworkTexts, networkTexts, notifyError } from './network-texts.ts';
import { newTaskId } from './new-task-id.ts';
import { createRest, shareRest } from './rest.ts';
import { createRunner } from './runner.ts';
import { sendTask } from './send-task.ts';
import { setQueueIsPersistent, setSending, setTasks } from './states.ts';
import { createSteps } from './task-steps.ts';
import { createTaskStore, type TaskStore } from './task-store.ts';
import { errorNotice, type Verdict } from './verdict.ts';

function currentOwner(): TaskOwner | undefined {
	if (!$userIsLoaded.get()) return undefined;
	const { token, current } = $user.get();
	return token === null ? null : current?.id;
}

function tellFailure(verdict: Verdict & { kind: 'refused' | 'failed' }, text: NetworkTexts) {
	if (verdict.kind === 'failed') return notifyError(text.brokenAnswer, text.ok);
	if (verdict.answer.code === 'session-over') return notifyError(text.sessionOver, text.ok);
	const message = errorNotice(verdict);
	if (message !== undefined) notifyError(message, text.ok);
}

/** Whether this device stores anything at all. */
function canStore(): boolean {
	try {
		localStorage.setItem('shop/probe', '');
		localStorage.removeItem('shop/probe');
		return true;
	} catch {
		return false;
	}
}

/** Wakes the queue when something may have become possible. */
function watch({ wake }: NetworkQueue, { restore }: TaskStore): void {
	const lookAgain = () => void restore().then(() => wake());
	$online.listen((isOnline) => isOnline && wake(true));
	$user.listen(() => wake());
	$userIsLoaded.listen(() => wake());
	$cart.listen((cart, before) => cart.serverToken !== before?.serverToken && wake());
	wake();
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookAgain());
	addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
}

/** The browser's queue, with the tasks that are stored on this device. */
export async function openQueue(
	settings: QueueSettings,
	handlers: ReadonlyMap<string, TaskHandler>,
): Promise<NetworkQueue> {
	const text = await networkTexts(settings);
	const channel = tabChannel('pasaz/network-queue');
	const rest = createRest(browserTimer.now, Math.random);
	const collections = { collection: openCollection('syncTasks'), quarantine: openCollection('quarantine') };
	const tasks = createTaskStore({
		...collections,
		channel,
		onChange: (stored, gone) => {
			setTasks(stored, gone);
			markWaiting(stored.length > 0);
			runner.wake();
		},
	});
	const cartId = () => $cart.get().serverToken;
	const sending = { ...settings, cartId, serverNow: serverClock.now };
	const nextStep = createSteps({
		tasks,
		rest,
		handlers,
		send: (task) => sendTask(task, sending),
		owner: currentOwner,
		hasCart: () => cartId() !== null,
		isOnline: () => $online.get(),
		date: () => new Date().toISOString(),
		tellRest: shareRest(channel, rest),
		tellFailure: (verdict) => tellFailure(verdict, text),
		onSending: setSending,
	});
	const runner = createRunner({ rest, locks: browserLocks(), timer: browserTimer, prepare: tasks.restore, nextStep });
	const queue = createQueue({ tasks, rest, runner, owner: currentOwner, newId: newTaskId, dateNow: Date.now });
	setQueueIsPersistent(canStore());
	await tasks.restore();
	watch(queue, tasks);
	return queue;
}
