import type { NetworkTask } from '../../contract/network-task.ts';
import { createTask, type NewTask } from './task-life.ts';

/** For tests: a task of shopper 7, number `position` of the day. */
export function taskOf(position: number, given: Partial<NetworkTask> & Partial<NewTask> = {}): NetworkTask {
	const birth = { task_id: `task-${position}`, owner: 7, position, date: '2026-11-20T10:00:00.000Z' };
	const { url = '/api/x', body, ...changes } = given;
	return { ...createTask({ url, body }, birth), ...changes };
}
