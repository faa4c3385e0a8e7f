import type { NetworkTask } from '../../contract/network-task.ts';
import { furtherOf } from './task-life.ts';

/** Tasks in the order in which they are to be sent. What has gone does not come back. */
export interface TaskList {
	all(): readonly NetworkTask[];
	get(id: string): NetworkTask | undefined;
	/** Takes in a version of a task; returns the one that has got further, or nothing when it has gone. */
	keep(task: NetworkTask): NetworkTask | undefined;
	/** For good. */
	drop(id: string): void;
	/** Until it is heard of again. */
	forget(id: string): void;
}

function byPosition(a: NetworkTask, b: NetworkTask): number {
	return a.position - b.position || (a.task_id < b.task_id ? -1 : 1);
}

export function createTaskList(): TaskList {
	const tasks = new Map<string, NetworkTask>();
	const gone = new Set<string>();
	let sorted: readonly NetworkTask[] | undefined;

	function forget(id: string) {
		tasks.delete(id);
		sorted = undefined;
	}
	return {
		all() {
			sorted ??= [...tasks.values()].sort(byPosition);
			return sorted;
		},
		get: (id) => tasks.get(id),
		keep(task) {
			if (gone.has(task.task_id)) return;
			const known = tasks.get(task.task_id);
			const kept = known ? furtherOf(task, known) : task;
			tasks.set(task.task_id, kept);
			sorted = undefined;
			return kept;
		},
		drop(id) {
			gone.add(id);
			forget(id);
		},
		forget,
	};
}
