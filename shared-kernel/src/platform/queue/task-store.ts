import * as z from 'zod/mini';
import { NetworkTask } from '../../contract/network-task.ts';
import type { Collection } from '../storage/collection.ts';
import type { Channel } from '../tabs.ts';
import { staysStored, surplusAnswers } from './task-life.ts';
import { createTaskList } from './task-list.ts';

/** The tasks of this device as this tab knows them: stored, and in step with the other tabs. */
export interface TaskStore {
	/** In the order in which they are to be sent. */
	list(): readonly NetworkTask[];
	has(id: string): boolean;
	/** The task as the device has it at this moment, whatever this tab has heard of it; undefined when it is not stored. */
	latest(id: string): Promise<NetworkTask | undefined>;
	/** Stores a task, or removes it where it need not stay. */
	put(task: NetworkTask): Promise<void>;
	remove(id: string): Promise<void>;
	/** Reads what is stored; what is no task goes into quarantine. */
	restore(): Promise<void>;
	close(): void;
}

export interface TaskStoreDeps {
	collection: Collection;
	quarantine: Collection;
	channel: Channel;
	/** `gone` is a task that has just left the store for good. */
	onChange: (tasks: readonly NetworkTask[], gone?: NetworkTask) => void;
}

const Message = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('task'), task: NetworkTask }),
	z.object({ kind: z.literal('gone'), id: z.string(), task: z.optional(NetworkTask) }),
]);

/** Most answers that stay stored. */
const MOST_ANSWERS = 100;

export function createTaskStore({ collection, quarantine, channel, onChange }: TaskStoreDeps): TaskStore {
	const tasks = createTaskList();
	/** Tasks that this tab has written. */
	const changed = new Set<string>();
	/** The changes on their way to the disk, which they reach in their order. */
	let saved: Promise<void> = Promise.resolve();
	const save = (write: () => Promise<void>) => {
		saved = saved.catch(() => undefined).then(write);
		return saved;
	};

	function drop(id: string, last: NetworkTask | undefined) {
		tasks.drop(id);
		onChange(tasks.all(), last);
	}

	const stopListening = channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message?.kind === 'task' && tasks.keep(message.task)) onChange(tasks.all());
		if (message?.kind !== 'gone') return;
		drop(message.id, message.task);
		// A change that this tab made meanwhile may have brought the task back to the disk.
		if (changed.has(message.id)) void save(() => collection.remove(message.id));
	});

	async function remove(id: string, last = tasks.get(id)) {
		drop(id, last);
		await save(() => collection.remove(id));
		channel.post({ kind: 'gone', id, task: last });
	}

	async function put(given: NetworkTask) {
		const task = tasks.keep(given);
		if (!task) return;
		if (!staysStored(task)) return remove(task.task_id, task);
		changed.add(task.task_id);
		onChange(tasks.all());
		await save(() => collection.set(task.task_id, task));
		channel.post({ kind: 'task', task });
	}

	async function latest(id: string) {
		await saved.catch(() => undefined);
		const stored = NetworkTask.safeParse(await collection.get(id)).data;
		if (!stored || !tasks.keep(stored)) tasks.forget(id);
		onChange(tasks.all());
		return tasks.get(id);
	}

	async function takeIn(key: string, value: unknown) {
		const task = NetworkTask.safeParse(value).data;
		if (task?.task_id === key) return void tasks.keep(task);
		await quarantine.set(`syncTasks/${key}`, value);
		await collection.remove(key);
	}

	async function restore() {
		for (const [key, value] of await collection.entries()) await takeIn(key, value);
		for (const { task_id } of surplusAnswers(tasks.all(), MOST_ANSWERS)) await remove(task_id);
		onChange(tasks.all());
	}

	const has = (id: string) => tasks.get(id) !== undefined;
	return { list: tasks.all, has, latest, put, remove, restore, close: stopListening };
}
