import type { NetworkTask, TaskOwner } from '../../contract/network-task.ts';
import type { Timer } from '../../device/clock.ts';
import type { Locks } from '../../device/locks.ts';
import type { Backoff } from './backoff.ts';
import type { Verdict } from './send.ts';
import type { TaskStore } from './store.ts';
import {
	answered,
	awaitsHandler,
	belongsTo,
	createTask,
	failed,
	isUnsent,
	type NewTask,
	newTaskId,
	nextTask,
} from './task.ts';

/** Receives a task with its answer, yes or no. It may run on a later page, because the queue outlives the one that made the task. */
export type TaskHandler = (task: NetworkTask) => void | Promise<void>;

interface StepOptions {
	tasks: TaskStore;
	backoff: Backoff;
	send: (task: NetworkTask) => Promise<Verdict | undefined>;
	owner: () => TaskOwner | undefined;
	isOnline: () => boolean;
	handlers: ReadonlyMap<string, TaskHandler>;
	announcePause: (ms: number) => void;
	/** Server errors after which a task is given up: its handler gets the failure. */
	maxAttempts?: number | undefined;
}

export const MAX_ATTEMPTS = 3;

type Step = () => Promise<void>;

/** Returns a function that finds the next possible step. Only the tab that holds the lock takes steps. */
function createSteps({
	tasks,
	backoff,
	send,
	owner,
	isOnline,
	handlers,
	announcePause,
	maxAttempts = MAX_ATTEMPTS,
}: StepOptions): () => Step | undefined {
	async function deliver(task: NetworkTask) {
		try {
			await handlers.get(task.callback_event ?? '')?.(task);
		} catch (error) {
			console.warn(`The handler of ${task.callback_event} failed`, error);
		}
		await tasks.remove(task.task_id);
	}
	async function conclude(task: NetworkTask, verdict: Verdict) {
		if (verdict.kind === 'unreachable') return announcePause(backoff.pause(verdict.retryAfter));
		backoff.answered();
		const next = failed(task);
		if (verdict.kind === 'answered' || next.attempts >= maxAttempts) return tasks.put(answered(task, verdict.answer));
		backoff.pauseTask(task.task_id, next.attempts);
		return tasks.put(next);
	}
	async function attempt({ task_id }: NetworkTask) {
		const task = await tasks.latest(task_id);
		if (!task || task.transmited || !belongsTo(task, owner())) return;
		const verdict = await send(task);
		if (!verdict) backoff.pauseTask(task_id, 1);
		else if (tasks.has(task_id)) await conclude(task, verdict);
	}
	return () => {
		const current = owner();
		const isHandled = ({ callback_event }: NetworkTask) => handlers.has(callback_event ?? '');
		const answered = tasks.list().find((task) => awaitsHandler(task) && isHandled(task) && belongsTo(task, current));
		if (answered) return () => deliver(answered);
		if (!isOnline() || backoff.isPaused()) return;
		const task = nextTask(tasks.list(), { owner: current, isPaused: ({ task_id }) => backoff.isTaskPaused(task_id) });
		return task && (() => attempt(task));
	};
}

interface RunnerOptions {
	tasks: TaskStore;
	backoff: Backoff;
	locks: Locks;
	timer: Timer;
	nextStep: () => Step | undefined;
}

/** Takes steps while there are any and this tab holds the lock. @returns the function that wakes it */
function createRunner({ tasks, backoff, locks, timer, nextStep }: RunnerOptions): () => void {
	let state: 'idle' | 'running' | 'asked-again' = 'idle';
	let cancelPlan: () => void = () => undefined;

	async function work() {
		if (!nextStep()) return;
		await locks.hold('pasaz/network-queue', async () => {
			await tasks.restore();
			for (let step = nextStep(); step; step = nextStep()) await step();
		});
	}
	async function run(): Promise<void> {
		state = 'running';
		cancelPlan();
		await work().catch((error: unknown) => {
			console.warn('The network queue failed', error);
			backoff.pause();
		});
		const left = backoff.remaining();
		if (left !== undefined) cancelPlan = timer.after(left + 1, wake);
		if (state === 'running') state = 'idle';
		else return run();
	}
	function wake() {
		if (state === 'running') state = 'asked-again';
		else if (state === 'idle') void run();
	}
	return wake;
}

/** Makes calls as soon as it can, one after another, from one tab at a time. */
export interface NetworkQueue {
	/** @throws while the shopper has a token but no loaded data, because the task would have no owner */
	add(task: NewTask): Promise<string>;
	/** Drops the unsent tasks of a shopper whose session is over. */
	clear(owner: number): Promise<void>;
	/** Drops unsent tasks of the shopper's own that they take back. */
	cancel(ids: readonly string[]): Promise<void>;
	/** Looks for possible tasks; `isConnected` means that the connection is back. */
	wake(isConnected?: boolean): void;
}

export interface QueueOptions extends StepOptions, Omit<RunnerOptions, 'nextStep'> {
	newId?: () => string;
	dateNow: () => number;
}

export function createQueue({ newId = newTaskId, dateNow, ...options }: QueueOptions): NetworkQueue {
	const { tasks, backoff } = options;
	const run = createRunner({ ...options, nextStep: createSteps(options) });
	return {
		async add(given) {
			const { owner = options.owner() } = given;
			if (owner === undefined) throw new Error('It is not known yet whose task this is');
			const last = tasks.list().at(-1)?.position ?? 0;
			const task = createTask(given, { task_id: newId(), owner, position: Math.max(last, dateNow()) + 1 });
			await tasks.put(task);
			run();
			return task.task_id;
		},
		async clear(owner) {
			const dropped = tasks.list().filter((task) => task.owner === owner && !task.transmited);
			await Promise.all(dropped.map(({ task_id }) => tasks.remove(task_id)));
		},
		async cancel(ids) {
			const owner = options.owner();
			const dropped = tasks.list().filter((task) => ids.includes(task.task_id) && isUnsent(task, owner));
			await Promise.all(dropped.map(({ task_id }) => tasks.remove(task_id)));
		},
		wake(isConnected = false) {
			if (isConnected) backoff.connected();
			run();
		},
	};
}
