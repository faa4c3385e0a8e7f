import * as z from 'zod/mini';
import type { Channel } from '../../device/tabs.ts';

const BASE_DELAY = 1000;
const MAX_DELAY = 60_000;

export interface Failures {
	/** Consecutive failures, from 1. */
	count: number;
	/** ms that the server asked for. */
	retryAfter?: number | undefined;
}

/**
 * ms until the next try: a random part of a limit that doubles (capped exponential, full jitter), so that clients which failed
 * together do not come back together. The server's `Retry-After` comes on top.
 * @param random 0 to 1
 */
export function backoffDelay({ count, retryAfter = 0 }: Failures, random: number): number {
	const limit = Math.min(MAX_DELAY, BASE_DELAY * 2 ** (count - 1));
	return Math.round(retryAfter + random * limit);
}

/** `Retry-After` in ms: seconds, or a date on the server's clock; at most an hour. */
export function retryAfterOf(header: string | null, serverNow: number): number | undefined {
	if (header === null || header.trim() === '') return;
	const seconds = Number(header);
	const ms = Number.isNaN(seconds) ? Date.parse(header) - serverNow : seconds * 1000;
	return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 3_600_000);
}

/** Pauses the whole queue when the shop cannot be reached, and single tasks when the server failed on them. */
export interface Backoff {
	isPaused(): boolean;
	isTaskPaused(id: string): boolean;
	/** Call it when the shop cannot be reached. @returns ms to wait */
	pause(retryAfter?: number): number;
	/** Takes over another tab's pause. A returned connection does not end it, because that tab may know better. */
	pauseFor(ms: number): void;
	pauseTask(id: string, attempts: number): void;
	/** The shop has answered, so failures count from 1 again. */
	answered(): void;
	/** The connection is back, which ends a pause that the server has not asked for. */
	connected(): void;
	/** ms until a task may become possible; undefined when nothing waits. */
	remaining(): number | undefined;
}

/** @param now ms of a clock that does not jump */
export function createBackoff(now: () => number, random: () => number): Backoff {
	let until = 0;
	let count = 0;
	let isRequested = false;
	const tasks = new Map<string, number>();
	const wait = (failures: Failures) => now() + backoffDelay(failures, random());

	return {
		isPaused: () => now() < until,
		isTaskPaused: (id) => now() < (tasks.get(id) ?? 0),
		pause(retryAfter) {
			count += 1;
			isRequested = retryAfter !== undefined;
			until = wait({ count, retryAfter });
			return until - now();
		},
		pauseFor: (ms) => {
			isRequested = true;
			until = Math.max(until, now() + ms);
		},
		pauseTask: (id, attempts) => void tasks.set(id, wait({ count: attempts })),
		answered: () => {
			count = 0;
		},
		connected: () => {
			if (!isRequested) until = 0;
		},
		remaining() {
			const times = [until, ...tasks.values()].filter((time) => time > now());
			return times.length > 0 ? Math.min(...times) - now() : undefined;
		},
	};
}

const Message = z.object({ kind: z.literal('rest'), ms: z.number().check(z.gte(0)) });

/** Follows other tabs' pauses. @returns the function that announces one to them */
export function shareBackoff(channel: Channel, backoff: Backoff): (ms: number) => void {
	channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message) backoff.pauseFor(message.ms);
	});
	return (ms) => channel.post({ kind: 'rest', ms });
}
