import { NetworkError } from '../errors.ts';

export interface Locks {
	/**
	 * Waits for its turn, then runs `work` while nobody else holds `name`. A closed tab releases its locks.
	 * @throws {NetworkError} if its turn does not come within `timeout` ms
	 */
	hold<Result>(name: string, work: () => Promise<Result>, timeout?: number): Promise<Result>;
}

function isTimeout(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'TimeoutError';
}

async function holdWebLock<Result>(name: string, work: () => Promise<Result>, timeout?: number): Promise<Result> {
	let began = false;
	const begin = () => {
		began = true;
		return work();
	};
	try {
		return await navigator.locks.request(
			name,
			timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) },
			begin,
		);
	} catch (error) {
		if (began) throw error;
		if (isTimeout(error)) throw new NetworkError(`Another tab keeps ${name} busy`, { cause: error });
		// a browser that blocks the site's storage blocks its locks, too; tabs share nothing then
		return work();
	}
}

/** An origin without TLS has no Web Locks: its tabs do not wait for each other. */
export const browserLocks: Locks = {
	hold: (name, work, timeout) => ('locks' in navigator ? holdWebLock(name, work, timeout) : work()),
};
