import type { NetworkTask, TaskOwner } from '../../contract/network-task.ts';

/** By default a POST without a body. */
export interface NewTask {
	url: string;
	method?: NetworkTask['payload']['method'];
	body?: unknown;
	callback_event?: string;
	/** By default who uses this device. */
	owner?: TaskOwner | undefined;
}

type TaskBirth = Pick<NetworkTask, 'task_id' | 'owner' | 'position'>;

export function createTask({ url, method = 'POST', body, ...given }: NewTask, birth: TaskBirth): NetworkTask {
	const callback_event = given.callback_event ?? null;
	const payload = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
	return { ...birth, url, payload, transmited: false, resultCode: null, callback_event, revision: 0, attempts: 0 };
}

/** The time, for people who read logs, and 128 random bits. */
export function newTaskId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return `${Date.now()}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export interface TaskAnswer {
	resultCode: number;
	result: unknown;
}

export function answered(task: NetworkTask, answer: TaskAnswer): NetworkTask {
	return { ...task, ...answer, transmited: true, revision: task.revision + 1 };
}

export function failed(task: NetworkTask): NetworkTask {
	return { ...task, attempts: task.attempts + 1, revision: task.revision + 1 };
}

export function awaitsHandler({ transmited, callback_event }: NetworkTask): boolean {
	return transmited && callback_event !== null;
}

/** A task stays until it is answered and its handler, if any, has had the answer. */
export function staysStored(task: NetworkTask): boolean {
	return !task.transmited || awaitsHandler(task);
}

/** Finds the oldest answers beyond `most`, whose handlers may never come. */
export function excessAnswers(tasks: readonly NetworkTask[], most: number): readonly NetworkTask[] {
	const kept = tasks.filter(({ transmited }) => transmited);
	return kept.slice(0, Math.max(0, kept.length - most));
}

/** Chooses the more advanced version of a task, because tabs hear of changes in any order. */
export function moreAdvanced(a: NetworkTask, b: NetworkTask): NetworkTask {
	if (a.transmited !== b.transmited) return a.transmited ? a : b;
	return a.revision >= b.revision ? a : b;
}

export function byPosition(a: NetworkTask, b: NetworkTask): number {
	return a.position - b.position || (a.task_id < b.task_id ? -1 : 1);
}

/** Whether who uses this device may send a task: a shopper's only that shopper, a guest's anybody, without a token. */
export function belongsTo({ owner }: Pick<NetworkTask, 'owner'>, current: TaskOwner | undefined): boolean {
	return owner === current || (owner === null && current !== undefined);
}

export function isUnsent(task: NetworkTask, current: TaskOwner | undefined): boolean {
	return !task.transmited && belongsTo(task, current);
}

export interface QueueSituation {
	/** Who uses this device; `undefined` while it is not known. */
	owner: TaskOwner | undefined;
	isPaused: (task: NetworkTask) => boolean;
}

/** The task to be sent now. One owner's tasks go in their order: one that has to wait holds up those behind it. */
export function nextTask(tasks: readonly NetworkTask[], { owner, isPaused }: QueueSituation): NetworkTask | undefined {
	const heldUp = new Set<TaskOwner>();
	for (const task of tasks) {
		if (task.transmited || heldUp.has(task.owner) || !belongsTo(task, owner)) continue;
		if (!isPaused(task)) return task;
		heldUp.add(task.owner);
	}
	return undefined;
}
