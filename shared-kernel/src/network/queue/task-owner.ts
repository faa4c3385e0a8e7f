import type { TaskOwner } from '../../contract/network-task.ts';
import { $user, $userIsLoaded } from '../../stores/user.ts';

/** Whose a task is that is made now; undefined while nobody knows who uses this device. */
export function taskOwner(): TaskOwner | undefined {
	if (!$userIsLoaded.get()) return undefined;
	const { session, current } = $user.get();
	return session === null ? null : current?.id;
}
