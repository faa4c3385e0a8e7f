import type { NetworkTask, TaskOwner } from '../../contract/network-task.ts';

/** A call to be made. Defaults: POST, no body, not silent, its result not kept. */
export interface NewTask {
	/** Path below the API's root, with the places `{{token}}` and `{{cartId}}`. */
	url: string;
	method?: NetworkTask['payload']['method'];
	body?: unknown;
	headers?: Record<string, string>;
	/** Name under which a handler waits for the answer. */
	callback_event?: string;
	silent?: boolean;
	is_result_cacheable?: boolean;
	meta?: unknown;
}

export interface TaskBirth {
	task_id: string;
	owner: TaskOwner;
	position: number;
	/** ISO 8601. */
	date: string;
}

export function createTask(given: NewTask, { date, ...birth }: TaskBirth): NetworkTask {
	const { url, method = 'POST', body, headers = {}, meta, callback_event = null } = given;
	return {
		...birth,
		url,
		payload: { method, headers, mode: 'cors', ...(body !== undefined && { body: JSON.stringify(body) }) },
		transmited: false,
		transmited_at: null,
		created_at: date,
		updated_at: date,
		resultCode: null,
		code: null,
		acknowledged: false,
		meta,
		callback_event,
		silent: given.silent ?? false,
		is_result_cacheable: given.is_result_cacheable ?? false,
		revision: 0,
		attempts: 0,
		parked: null,
	};
}

export interface TaskAnswer {
	resultCode: number;
	result: unknown;
	/** Of a refusal. */
	code: string | null;
	meta?: unknown;
}

function changed(task: NetworkTask, change: Partial<NetworkTask>, date: string): NetworkTask {
	return { ...task, ...change, updated_at: date, revision: task.revision + 1 };
}

/** The server has answered; nobody has been told yet. */
export function answered(task: NetworkTask, { meta, ...answer }: TaskAnswer, date: string): NetworkTask {
	const change = { ...answer, meta: meta ?? task.meta, acknowledged: false };
	return changed(task, { ...change, transmited: true, transmited_at: date }, date);
}

/** Its handler has had the answer. */
export function acknowledged(task: NetworkTask, date: string): NetworkTask {
	return changed(task, { acknowledged: true }, date);
}

/** The server failed over the task. At the last attempt it is parked, with the reason. */
export function failed(
	task: NetworkTask,
	{ reason, most }: { reason: string; most: number },
	date: string,
): NetworkTask {
	const attempts = task.attempts + 1;
	return changed(task, { attempts, parked: attempts >= most ? reason : null }, date);
}

/** The shopper wants another try. */
export function unparked(task: NetworkTask, date: string): NetworkTask {
	return changed(task, { attempts: 0, parked: null }, date);
}

/** Whether a task stays stored: until it is answered and its handler has had the answer, or for good where its result is wanted. */
export function staysStored({ transmited, is_result_cacheable, callback_event, acknowledged }: NetworkTask): boolean {
	return !transmited || is_result_cacheable || (callback_event !== null && !acknowledged);
}

/** Answers that are too many to be kept, oldest first: a handler may never come. */
export function surplusAnswers(tasks: readonly NetworkTask[], most: number): readonly NetworkTask[] {
	const kept = tasks.filter(({ transmited }) => transmited);
	return kept.slice(0, Math.max(0, kept.length - most));
}

/** Whether an answer waits for its handler. */
export function awaitsHandler({ transmited, acknowledged, callback_event }: NetworkTask): boolean {
	return transmited && !acknowledged && callback_event !== null;
}

/** Of two versions of one task the one that has got further: tabs hear of changes in any order. */
export function furtherOf(a: NetworkTask, b: NetworkTask): NetworkTask {
	if (a.transmited !== b.transmited) return a.transmited ? a : b;
	return a.revision >= b.revision ? a : b;
}
