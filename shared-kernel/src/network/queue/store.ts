import * as z from 'zod/mini';
import { NetworkTask } from '../../contract/network-task.ts';
import type { Collection } from '../../device/storage/disk.ts';
import type { Channel } from '../../device/tabs.ts';
import { byPosition, excessAnswers, moreAdvanced, staysStored } from './task.ts';

/** Tasks in memory, in the order of sending. A dropped task does not come back. */
function createTaskList() {
	const tasks = new Map<string, NetworkTask>();
	const gone = new Set<string>();
	let sorted: readonly NetworkTask[] | undefined;

	/** Forgets a task until another tab mentions it. */
	function forget(id: string) {
		tasks.delete(id);
		sorted = undefined;
	}
	/** Takes in a version of a task. @returns the more advanced version, or undefined for a dropped task */
	function keep(task: NetworkTask): NetworkTask | undefined {
		if (gone.has(task.task_id)) return;
		const known = tasks.get(task.task_id);
		const kept = known ? moreAdvanced(task, known) : task;
		tasks.set(task.task_id, kept);
		sorted = undefined;
		return kept;
	}
	function drop(id: string) {
		gone.add(id);
		forget(id);
	}
	function all(): readonly NetworkTask[] {
		sorted ??= [...tasks.values()].sort(byPosition);
		return sorted;
	}
	return { all, get: (id: string) => tasks.get(id), keep, drop, forget };
}

/** Runs writes one after another; a failed one does not stop the next. */
function inOrder() {
	let last: Promise<void> = Promise.resolve();
	return (write: () => Promise<void>): Promise<void> => {
		last = last.catch(() => undefined).then(write);
		return last;
	};
}

/** The stored tasks of this device, in step with other tabs. */
export interface TaskStore {
	list(): readonly NetworkTask[];
	has(id: string): boolean;
	/** Reads the task from the device, because this tab's copy may be old; undefined when it is not stored. */
	latest(id: string): Promise<NetworkTask | undefined>;
	put(task: NetworkTask): Promise<void>;
	remove(id: string): Promise<void>;
	restore(): Promise<void>;
}

export interface TaskStoreOptions {
	collection: Collection;
	quarantine: Collection;
	channel: Channel;
	onChange: (tasks: readonly NetworkTask[]) => void;
}

const Message = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('task'), task: NetworkTask }),
	z.object({ kind: z.literal('gone'), id: z.string() }),
]);

const MAX_ANSWERS = 100;

/** Puts values that are no tasks into quarantine. */
async function readTasks({ collection, quarantine }: TaskStoreOptions): Promise<NetworkTask[]> {
	const tasks: NetworkTask[] = [];
	for (const [key, value] of await collection.entries()) {
		const task = NetworkTask.safeParse(value).data;
		if (task?.task_id === key) tasks.push(task);
		else {
			await quarantine.set(`syncTasks/${key}`, value);
			await collection.remove(key);
		}
	}
	return tasks;
}

export function createTaskStore(options: TaskStoreOptions): TaskStore {
	const { collection, channel } = options;
	const tasks = createTaskList();
	const save = inOrder();
	const writtenHere = new Set<string>();
	const changed = () => options.onChange(tasks.all());

	channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message?.kind === 'task' && tasks.keep(message.task)) changed();
		if (message?.kind !== 'gone') return;
		tasks.drop(message.id);
		changed();
		// a concurrent write of this tab may have put the task back on the disk
		if (writtenHere.has(message.id)) void save(() => collection.remove(message.id));
	});

	async function remove(id: string) {
		tasks.drop(id);
		changed();
		await save(() => collection.remove(id));
		channel.post({ kind: 'gone', id });
	}
	async function put(given: NetworkTask) {
		const task = tasks.keep(given);
		if (!task) return;
		if (!staysStored(task)) return remove(task.task_id);
		writtenHere.add(task.task_id);
		changed();
		await save(() => collection.set(task.task_id, task));
		channel.post({ kind: 'task', task });
	}
	async function latest(id: string) {
		await save(async () => undefined);
		const stored = NetworkTask.safeParse(await collection.get(id)).data;
		if (!stored || !tasks.keep(stored)) tasks.forget(id);
		changed();
		return tasks.get(id);
	}
	async function restore() {
		for (const task of await readTasks(options)) tasks.keep(task);
		for (const { task_id } of excessAnswers(tasks.all(), MAX_ANSWERS)) await remove(task_id);
		changed();
	}
	return { list: tasks.all, has: (id) => tasks.get(id) !== undefined, latest, put, remove, restore };
}
