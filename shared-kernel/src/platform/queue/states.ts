import { atom, computed, type ReadableAtom } from 'nanostores';
import type { NetworkTask } from '../../contract/network-task.ts';
import { write } from '../../stores/browser-only.ts';
import { $user } from '../../stores/user.ts';
import { refusalOf } from '../http-refusal.ts';

/** A task as its owner sees it. `message` is why it was refused or parked. */
export interface TaskView {
	id: string;
	state: 'waiting' | 'sending' | 'done' | 'refused' | 'parked';
	message: string | null;
}

/** Finished tasks that are remembered until the page goes. */
const MOST_FINISHED = 50;
const $tasks = atom<readonly NetworkTask[]>([]);
const $finished = atom<readonly NetworkTask[]>([]);
const $sending = atom<string | null>(null);
const $persistent = atom(true);
/** Whether waiting tasks outlive this page; they do not where storage is blocked. */
export const $queueIsPersistent: ReadableAtom<boolean> = $persistent;

function stateOf({ transmited, resultCode, parked }: NetworkTask, isSending: boolean): TaskView['state'] {
	if (transmited) return (resultCode ?? 0) >= 300 ? 'refused' : 'done';
	if (isSending) return 'sending';
	return parked === null ? 'waiting' : 'parked';
}

export function viewOf(task: NetworkTask, isSending: boolean): TaskView {
	const { task_id: id, parked, result, resultCode } = task;
	const state = stateOf(task, isSending);
	if (state !== 'refused') return { id, state, message: parked };
	return { id, state, message: refusalOf({ status: resultCode ?? 0, body: { result } }).message };
}

/** The tasks of who uses this device, and guests', oldest first; silent ones are nobody's business. */
export const $networkTasks = computed([$tasks, $finished, $sending, $user], (tasks, finished, sending, { current }) =>
	[...finished, ...tasks]
		.filter(({ owner, silent }) => !silent && (owner === null || owner === current?.id))
		.map((task) => viewOf(task, task.task_id === sending)),
);

export function setTasks(tasks: readonly NetworkTask[], gone?: NetworkTask): void {
	write($tasks, tasks);
	if (gone?.transmited) write($finished, [...$finished.get(), gone].slice(-MOST_FINISHED));
}

export function setSending(id: string | null): void {
	write($sending, id);
}

export function setQueueIsPersistent(isPersistent: boolean): void {
	write($persistent, isPersistent);
}
