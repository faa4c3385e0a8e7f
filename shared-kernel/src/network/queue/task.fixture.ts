import type { NetworkTask } from '../../contract/network-task.ts';
import { createTask, type NewTask } from './task.ts';

/** For tests: a task of shopper 7, number `position` of the day. */
export function taskOf(position: number, given: Partial<NetworkTask> & Partial<NewTask> = {}): NetworkTask {
	const birth = { task_id: `task-${position}`, owner: 7, position };
	const { url = '/api/x', body, ...changes } = given;
	return { ...createTask({ url, body }, birth), ...changes };
}
