import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import type { Authorization } from './authorization.ts';
import type { NetworkSettings } from './network-settings.ts';
import type { NetworkQueue, TaskHandler } from './queue/queue.ts';
import type { NewTask } from './queue/task.ts';

export interface QueueSettings extends NetworkSettings {
	authorization: Authorization;
}

/** ms between two tries to fetch the queue's code. */
const RETRY_DELAY = 3000;
const handlers = new Map<string, TaskHandler>();
type Connect = () => Promise<QueueSettings>;
let connect: (settings: Connect) => void = () => undefined;
const connected = new Promise<Connect>((resolve) => {
	connect = resolve;
});
let queue: Promise<NetworkQueue> | undefined;

const markName = () => storedName('syncTasks/waiting');

/** Notes on the device whether tasks wait, so that a page without any need not fetch the queue to look. */
export function markWaiting(isWaiting: boolean): void {
	if (isWaiting) browserArea.write(markName(), '1');
	else browserArea.remove(markName());
}

async function open(): Promise<NetworkQueue> {
	const settings = await connected;
	for (;;) {
		try {
			const { openQueue } = await import('./queue/open-queue.ts');
			return await openQueue(await settings(), handlers);
		} catch (error) {
			console.warn('The network queue cannot be had yet', error);
			await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
		}
	}
}

/** The shell says once how to find out how the network is reached; it is tried until it can be had. */
export function connectNetworkQueue(settings: Connect): void {
	connect(settings);
}

/** Goes on with what earlier pages left to the queue. The shell calls it when the page has nothing better to do. */
export function resumeNetworkQueue(): void {
	if (browserArea.read(markName()) !== null) void startNetworkQueue();
}

/** Restores the queue of this device and works on it. */
export function startNetworkQueue(): Promise<NetworkQueue> {
	queue ??= open();
	return queue;
}

/**
 * Leaves a call to the queue, which makes it as soon as it can, once, and in order.
 * @returns the task's id, as soon as the task is stored
 */
export async function queueTask(task: NewTask): Promise<string> {
	markWaiting(true);
	return (await startNetworkQueue()).add(task);
}

/** Names the function that gets the answers of tasks with this `callback_event`; one by one, each once. */
export function handleTasks(callbackEvent: string, handler: TaskHandler): void {
	handlers.set(callbackEvent, handler);
	void queue?.then((opened) => opened.wake());
}
