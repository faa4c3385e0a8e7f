const BASE = 1000;
const CAP = 60_000;

export interface Failures {
	/** In a row, from 1. */
	count: number;
	/** ms that the server asked for. */
	retryAfter?: number | undefined;
}

/**
 * ms until the next try: anything up to a limit that doubles, so that clients which failed together do not come back together
 * (capped exponential, full jitter). What the server asked for comes on top.
 * @param random 0 to 1
 */
export function backOff({ count, retryAfter = 0 }: Failures, random: number): number {
	const limit = Math.min(CAP, BASE * 2 ** (count - 1));
	return Math.round(retryAfter + random * limit);
}

/** `Retry-After` in ms: seconds, or a date on the server's clock; at most an hour. */
export function retryAfterOf(header: string | null, serverNow: number): number | undefined {
	if (header === null || header.trim() === '') return;
	const seconds = Number(header);
	const ms = Number.isNaN(seconds) ? Date.parse(header) - serverNow : seconds * 1000;
	return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 3_600_000);
}
