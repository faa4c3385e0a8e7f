import { atom, type ReadableAtom } from 'nanostores';
import type { NetworkTask } from '../contract/network-task.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import type { QueueSettings } from './queue/open-queue.ts';
import type { NetworkQueue, TaskHandler } from './queue/queue.ts';
import type { NewTask } from './queue/task.ts';
import { taskOwner } from './queue/task-owner.ts';

/** ms between two attempts to fetch the queue's code. */
const RETRY_DELAY = 3000;
const handlers = new Map<string, TaskHandler>();
type Connect = () => Promise<QueueSettings>;
let connect: (settings: Connect) => void = () => undefined;
const connected = new Promise<Connect>((resolve) => {
	connect = resolve;
});
let queue: Promise<NetworkQueue> | undefined;

/** The mark on the device that tasks wait, so that a page need not fetch the queue to find out. */
export const WAITING_TASKS_KEY = 'syncTasks/waiting';
const markName = () => storedName(WAITING_TASKS_KEY);

function markWaiting(isWaiting: boolean): void {
	if (isWaiting) browserArea.write(markName(), '1');
	else browserArea.remove(markName());
}

async function open(): Promise<NetworkQueue> {
	const settings = await connected;
	for (;;) {
		try {
			const { openQueue } = await import('./queue/open-queue.ts');
			return await openQueue(await settings(), handlers, { markWaiting, setWaitingTasks });
		} catch (error) {
			console.warn('The network queue failed to load', error);
			await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
		}
	}
}

/** The shell calls it once. The queue calls `settings` until it succeeds. */
export function connectNetworkQueue(settings: Connect): void {
	connect(settings);
}

/** Resumes the tasks of earlier pages. The shell calls it when the page is idle. */
export function resumeNetworkQueue(): void {
	if (browserArea.read(markName()) !== null) void startNetworkQueue();
}

export function startNetworkQueue(): Promise<NetworkQueue> {
	queue ??= open();
	return queue;
}

/** The queue makes the calls in order, each once, as soon as it can. @returns the task's id once the task is stored */
export async function queueTask(task: NewTask): Promise<string> {
	// while the queue's code comes, another shopper may log in
	const owner = taskOwner();
	markWaiting(true);
	return (await startNetworkQueue()).add({ ...task, owner });
}

export interface WaitingTask {
	id: string;
	url: string;
	/** Number of tries at which the shop failed. */
	attempts: number;
}

const $waiting = atom<readonly WaitingTask[]>([]);
/** The unsent tasks of who uses this device, in their order; empty until the queue is opened. */
export const $waitingTasks: ReadableAtom<readonly WaitingTask[]> = $waiting;

function setWaitingTasks(tasks: readonly NetworkTask[]): void {
	$waiting.set(tasks.map(({ task_id: id, url, attempts }) => ({ id, url, attempts })));
}

/** Drops tasks that were not sent; one that is on its way may still take effect. */
export async function cancelTasks(ids: readonly string[]): Promise<void> {
	await (await startNetworkQueue()).cancel(ids);
}

export async function sendWaitingTasks(): Promise<void> {
	(await startNetworkQueue()).wake(true);
}

/** Registers the handler for answers of tasks with this `callback_event`. It gets them one by one, each once. */
export function handleTasks(callbackEvent: string, handler: TaskHandler): void {
	handlers.set(callbackEvent, handler);
	void queue?.then((opened) => opened.wake());
}
