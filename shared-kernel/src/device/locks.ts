import { NetworkError } from '../errors.ts';

/** Mutual exclusion over all tabs of this browser. */
export interface Locks {
	/**
	 * Runs `work` while nobody else holds `name`; waits for its turn. A tab that is closed holds nothing any more.
	 * @throws {NetworkError} when its turn did not come within `patience` ms
	 */
	hold<Result>(name: string, work: () => Promise<Result>, patience?: number): Promise<Result>;
}

function isTimeout(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'TimeoutError';
}

async function holdWebLock<Result>(name: string, work: () => Promise<Result>, patience?: number): Promise<Result> {
	let began = false;
	const begin = () => {
		began = true;
		return work();
	};
	try {
		return await navigator.locks.request(
			name,
			patience === undefined ? {} : { signal: AbortSignal.timeout(patience) },
			begin,
		);
	} catch (error) {
		if (began) throw error;
		if (isTimeout(error)) throw new NetworkError(`Another tab keeps ${name} busy`, { cause: error });
		// A browser that blocks the site's storage blocks its locks, too; then there is nothing that tabs share.
		return work();
	}
}

/** Web Locks. An origin without TLS has none: its tabs do not wait for each other. */
export const browserLocks: Locks = {
	hold: (name, work, patience) => ('locks' in navigator ? holdWebLock(name, work, patience) : work()),
};
