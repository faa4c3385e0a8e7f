import type { NetworkTask, TaskOwner } from '../../contract/network-task.ts';

export interface QueueSituation {
	/** Who uses this device; `undefined` while it is not known. */
	owner: TaskOwner | undefined;
	hasCart: boolean;
	/** Whether a task that failed has to wait longer. */
	isResting: (task: NetworkTask) => boolean;
}

export function needsCart({ url }: Pick<NetworkTask, 'url'>): boolean {
	return url.includes('{{cartId}}');
}

/**
 * Whether a task may be sent by who uses this device: a shopper's only by that shopper. A guest's may go, without a token, whoever is
 * logged in, unless it is about the cart, which is somebody else's then.
 */
export function belongsTo(task: Pick<NetworkTask, 'owner' | 'url'>, owner: TaskOwner | undefined): boolean {
	return task.owner === owner || (task.owner === null && owner !== undefined && !needsCart(task));
}

/** Neither answered nor given up. */
export function isWaiting({ transmited, parked }: Pick<NetworkTask, 'transmited' | 'parked'>): boolean {
	return !transmited && parked === null;
}

/** The task to be sent now. One owner's tasks go in their order: one that has to wait holds up those behind it, one that is parked does not. */
export function nextTask(tasks: readonly NetworkTask[], situation: QueueSituation): NetworkTask | undefined {
	const heldUp = new Set<TaskOwner>();
	for (const task of tasks) {
		if (!isWaiting(task) || heldUp.has(task.owner)) continue;
		if (!belongsTo(task, situation.owner) || (needsCart(task) && !situation.hasCart)) continue;
		if (!situation.isResting(task)) return task;
		heldUp.add(task.owner);
	}
	return undefined;
}
