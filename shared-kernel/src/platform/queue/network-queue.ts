import type { TaskOwner } from '../../contract/network-task.ts';
import type { Rest } from './rest.ts';
import type { Runner } from './runner.ts';
import { createTask, type NewTask, unparked } from './task-life.ts';
import type { TaskStore } from './task-store.ts';

/** Calls that are made when they can be, one after another, by one tab at a time. */
export interface NetworkQueue {
	/** @throws while a shopper has a token but is not known yet: the task would be nobody's */
	add(task: NewTask): Promise<string>;
	/** Another round of attempts for a task that was parked. */
	retry(id: string): Promise<void>;
	/** Forgets a task; one that is under way may still take effect. */
	dismiss(id: string): Promise<void>;
	/** Drops what was not sent of a shopper whose session is over; returns how many of them were not silent. */
	clear(owner: number): Promise<number>;
	/** Something may have become possible; `isConnected`: the connection is back. */
	wake(isConnected?: boolean): void;
	/** Stops after the task that is under way. */
	close(): void;
}

export interface QueueDeps {
	tasks: TaskStore;
	rest: Rest;
	runner: Runner;
	owner: () => TaskOwner | undefined;
	newId: () => string;
	/** ms. */
	dateNow: () => number;
}

export function createQueue(deps: QueueDeps): NetworkQueue {
	const { tasks, rest, dateNow, owner: currentOwner } = deps;
	const { wake, close } = deps.runner;
	const date = () => new Date(dateNow()).toISOString();

	return {
		async add(given) {
			const owner = currentOwner();
			if (owner === undefined) throw new Error('It is not known yet whose task this is');
			const last = tasks.list().at(-1)?.position ?? 0;
			const birth = { task_id: deps.newId(), owner, position: Math.max(last, dateNow()) + 1, date: date() };
			const task = createTask(given, birth);
			await tasks.put(task);
			wake();
			return task.task_id;
		},
		async retry(id) {
			const task = tasks.list().find(({ task_id }) => task_id === id);
			if (task && task.parked !== null) await tasks.put(unparked(task, date()));
			wake();
		},
		dismiss: (id) => tasks.remove(id),
		async clear(owner) {
			const dropped = tasks.list().filter((task) => task.owner === owner && !task.transmited);
			await Promise.all(dropped.map(({ task_id }) => tasks.remove(task_id)));
			return dropped.filter(({ silent }) => !silent).length;
		},
		wake(isConnected = false) {
			if (isConnected) rest.connected();
			wake();
		},
		close() {
			close();
			tasks.close();
		},
	};
}
