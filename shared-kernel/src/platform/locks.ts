import { NetworkError } from '../errors.ts';
import { browserTimer } from './clock.ts';
import { leaseLocks } from './locks-by-lease.ts';
import { tabChannel } from './tabs.ts';

/** Mutual exclusion over all tabs of this browser. */
export interface Locks {
	/**
	 * Runs `work` while nobody else holds `name`; waits for its turn. A tab that is closed holds nothing any more.
	 * @throws {NetworkError} when its turn did not come within `patience` ms
	 */
	hold<Result>(name: string, work: () => Promise<Result>, patience?: number): Promise<Result>;
}

/** Web Locks; throws what the browser throws where they are blocked, before `work` is run. */
async function holdWebLock<Result>(name: string, work: () => Promise<Result>, patience?: number): Promise<Result> {
	const signal = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
	return navigator.locks.request(name, signal, work);
}

function isImpatience(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Web Locks, or a protocol of messages between tabs where they are missing or blocked (rule 21.11). */
export function browserLocks(): Locks {
	let byLease: Locks | undefined;
	const lease = () => {
		byLease ??= leaseLocks({ channel: tabChannel('pasaz/locks'), timer: browserTimer, id: crypto.randomUUID() });
		return byLease;
	};
	return {
		async hold(name, work, patience) {
			if (byLease || !('locks' in navigator)) return lease().hold(name, work, patience);
			let began = false;
			const begin = () => {
				began = true;
				return work();
			};
			try {
				return await holdWebLock(name, begin, patience);
			} catch (error) {
				if (began) throw error;
				if (isImpatience(error)) throw new NetworkError(`Another tab keeps ${name} busy`, { cause: error });
				return lease().hold(name, work, patience);
			}
		},
	};
}
