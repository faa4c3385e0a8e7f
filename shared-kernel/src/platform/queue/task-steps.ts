import type { NetworkTask, TaskOwner } from '../../contract/network-task.ts';
import { belongsTo, isWaiting, nextTask } from './next-task.ts';
import type { Rest } from './rest.ts';
import { acknowledged, answered, awaitsHandler, failed } from './task-life.ts';
import type { TaskStore } from './task-store.ts';
import type { Verdict } from './verdict.ts';

export interface StepDeps {
	tasks: TaskStore;
	rest: Rest;
	send: (task: NetworkTask) => Promise<Verdict | undefined>;
	owner: () => TaskOwner | undefined;
	hasCart: () => boolean;
	isOnline: () => boolean;
	/** Now, ISO 8601. */
	date: () => string;
	handlers: ReadonlyMap<string, (task: NetworkTask) => void | Promise<void>>;
	/** Tells other tabs to let the server rest. */
	tellRest: (ms: number) => void;
	/** A task that is not silent was refused or given up. */
	tellFailure: (verdict: Verdict & { kind: 'refused' | 'failed' }) => void;
	/** The task that is under way in this tab. */
	onSending: (id: string | null) => void;
	maxAttempts?: number;
}

/** What the queue can do at this moment, one step at a time; only the tab whose turn it is takes steps. */
export function createSteps(deps: StepDeps): () => (() => Promise<void>) | undefined {
	const { tasks, rest, handlers, date, maxAttempts = 3 } = deps;

	async function tell(task: NetworkTask) {
		try {
			await handlers.get(task.callback_event ?? '')?.(task);
		} catch (error) {
			console.warn(`The handler of ${task.callback_event} failed`, error);
		}
		await tasks.put(acknowledged(task, date()));
	}

	async function conclude(task: NetworkTask, verdict: Verdict) {
		if (verdict.kind === 'unreachable') return deps.tellRest(rest.whole(verdict.retryAfter));
		rest.over();
		if (verdict.kind !== 'failed') await tasks.put(answered(task, verdict.answer, date()));
		else {
			const next = failed(task, { reason: verdict.reason, most: maxAttempts }, date());
			rest.task(task.task_id, next.attempts);
			await tasks.put(next);
			if (next.parked === null) return;
		}
		if (verdict.kind !== 'done' && !task.silent) deps.tellFailure(verdict);
	}

	async function attempt({ task_id }: NetworkTask) {
		const task = await tasks.latest(task_id);
		if (!task || !isWaiting(task) || !belongsTo(task, deps.owner())) return;
		deps.onSending(task_id);
		try {
			const verdict = await deps.send(task);
			if (!verdict) rest.task(task_id, 1);
			else if (tasks.has(task_id)) await conclude(task, verdict);
		} finally {
			deps.onSending(null);
		}
	}

	return () => {
		const owner = deps.owner();
		const isHandled = ({ callback_event }: NetworkTask) => handlers.has(callback_event ?? '');
		const untold = tasks.list().find((task) => awaitsHandler(task) && isHandled(task) && belongsTo(task, owner));
		if (untold) return () => tell(untold);
		if (!deps.isOnline() || rest.isWhole()) return;
		const isResting = ({ task_id }: NetworkTask) => rest.isTask(task_id);
		const task = nextTask(tasks.list(), { owner, hasCart: deps.hasCart(), isResting });
		return task && (() => attempt(task));
	};
}
