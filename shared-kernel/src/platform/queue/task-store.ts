import * as z from 'zod/mini';
import { NetworkTask } from '../../contract/network-task.ts';
import type { Collection } from '../storage/collection.ts';
import type { Channel } from '../tabs.ts';
import { furtherOf, staysStored } from './task-life.ts';

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

function byPosition(a: NetworkTask, b: NetworkTask): number {
	return a.position - b.position || (a.task_id < b.task_id ? -1 : 1);
}

export function createTaskStore({ collection, quarantine, channel, onChange }: TaskStoreDeps): TaskStore {
	const tasks = new Map<string, NetworkTask>();
	const gone = new Set<string>();
	/** Tasks that this tab has written. */
	const changed = new Set<string>();
	/** The changes on their way to the disk, which they reach in their order. */
	let saved: Promise<void> = Promise.resolve();
	let sorted: readonly NetworkTask[] | undefined;
	const list = () => {
		sorted ??= [...tasks.values()].sort(byPosition);
		return sorted;
	};

	function keep(task: NetworkTask) {
		const known = tasks.get(task.task_id);
		tasks.set(task.task_id, known ? furtherOf(task, known) : task);
		sorted = undefined;
	}

	function drop(id: string, last = tasks.get(id)) {
		gone.add(id);
		tasks.delete(id);
		sorted = undefined;
		onChange(list(), last);
	}

	/** A change that this tab made meanwhile may have brought the task back to the disk. */
	function hearGone(id: string, last: NetworkTask | undefined) {
		drop(id, last);
		if (changed.has(id)) void save(() => collection.remove(id));
	}

	const stopListening = channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message?.kind === 'gone') hearGone(message.id, message.task);
		else if (message && !gone.has(message.task.task_id)) {
			keep(message.task);
			onChange(list());
		}
	});

	function save(write: () => Promise<void>) {
		saved = saved.catch(() => undefined).then(write);
		return saved;
	}

	async function remove(id: string, last = tasks.get(id)) {
		drop(id, last);
		await save(() => collection.remove(id));
		channel.post({ kind: 'gone', id, task: last });
	}

	async function put(task: NetworkTask) {
		if (gone.has(task.task_id)) return;
		if (!staysStored(task)) return remove(task.task_id, task);
		keep(task);
		changed.add(task.task_id);
		onChange(list());
		await save(() => collection.set(task.task_id, task));
		channel.post({ kind: 'task', task });
	}

	async function latest(id: string) {
		await saved.catch(() => undefined);
		const stored = NetworkTask.safeParse(await collection.get(id)).data;
		if (stored && !gone.has(id)) keep(stored);
		else tasks.delete(id);
		sorted = undefined;
		onChange(list());
		return tasks.get(id);
	}

	async function takeIn(key: string, value: unknown) {
		const task = NetworkTask.safeParse(value).data;
		if (task?.task_id === key) {
			if (!gone.has(key)) keep(task);
			return;
		}
		await quarantine.set(`syncTasks/${key}`, value);
		await collection.remove(key);
	}

	async function restore() {
		for (const [key, value] of await collection.entries()) await takeIn(key, value);
		onChange(list());
	}

	return { list, has: (id) => tasks.has(id), latest, put, remove, restore, close: stopListening };
}
