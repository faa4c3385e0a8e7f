import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';

/** Refusals that another time would be none. */
const PASSING = [408, 429];

/** Whether the API refused for good reason: then the page is what it should be. */
export function isAnswer(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status);
}

/**
 * Notes when calls fail. Pages show what they have when the API fails in part (no menu, an empty rail) and must not be
 * kept like that for a day.
 */
export function createApiFailures(now = Date.now) {
	let failedAt = Number.NEGATIVE_INFINITY;

	async function noting<Result>(call: Promise<Result>): Promise<Result> {
		try {
			return await call;
		} catch (error) {
			if (!isAnswer(error)) failedAt = now();
			throw error;
		}
	}

	return {
		watch: (api: Api): Api => ({
			call: (endpoint, input) => noting(api.call(endpoint, input)),
			send: (endpoint, input) => noting(api.send(endpoint, input)),
		}),
		/** Whether a call failed at this time (ms since the epoch) or later. */
		since: (time: number) => failedAt >= time,
	};
}
