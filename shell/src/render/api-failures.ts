import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';

const TEMPORARY = [408, 429];

/** Whether the API refused on purpose; the page is then what it should be. */
export function isAnswer(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status < 500 && !TEMPORARY.includes(error.status);
}

/** Records when calls fail. A page shows what it has when a part of the API fails, but must not be kept like that for a day. */
export function createApiFailures(now = Date.now) {
	let failedAt = Number.NEGATIVE_INFINITY;

	async function recordFailure<Result>(call: Promise<Result>): Promise<Result> {
		try {
			return await call;
		} catch (error) {
			if (!isAnswer(error)) failedAt = now();
			throw error;
		}
	}

	return {
		watch: (api: Api): Api => ({
			call: (endpoint, input) => recordFailure(api.call(endpoint, input)),
			send: (endpoint, input) => recordFailure(api.send(endpoint, input)),
		}),
		/** Whether a call failed at this time (ms since the epoch) or later; a failure in the future is from before the clock was set back. */
		since: (time: number) => failedAt >= time && failedAt <= now(),
	};
}
