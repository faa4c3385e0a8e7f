import * as z from 'zod/mini';
import type { Channel } from '../../device/tabs.ts';

const BASE_DELAY = 1000;
const MAX_DELAY = 60_000;

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

/** When to try again: the queue as a whole when the shop cannot be reached, single tasks when the server broke over them. */
export interface Backoff {
	/** Nothing may be sent. */
	isPaused(): boolean;
	isTaskPaused(id: string): boolean;
	/** The shop cannot be reached; returns the ms to wait. */
	pause(retryAfter?: number): number;
	/** Another tab says how long to wait, in ms; that tab may know better when the connection is back. */
	pauseFor(ms: number): void;
	pauseTask(id: string, attempts: number): void;
	/** The shop has answered. */
	answered(): void;
	/** The connection is back: no need to wait, unless the server asked for it. */
	connected(): void;
	/** ms until there may be something to do again; undefined when nothing waits. */
	remaining(): number | undefined;
}

/** @param now ms, of a clock that does not jump */
export function createBackoff(now: () => number, random: () => number): Backoff {
	let until = 0;
	let count = 0;
	let isAsked = false;
	const tasks = new Map<string, number>();
	const wait = (failures: Failures) => now() + backoffDelay(failures, random());

	return {
		isPaused: () => now() < until,
		isTaskPaused: (id) => now() < (tasks.get(id) ?? 0),
		pause(retryAfter) {
			count += 1;
			isAsked = retryAfter !== undefined;
			until = wait({ count, retryAfter });
			return until - now();
		},
		pauseFor: (ms) => {
			isAsked = true;
			until = Math.max(until, now() + ms);
		},
		pauseTask: (id, attempts) => void tasks.set(id, wait({ count: attempts })),
		answered: () => {
			count = 0;
		},
		connected: () => {
			if (!isAsked) until = 0;
		},
		remaining() {
			const times = [until, ...tasks.values()].filter((time) => time > now());
			return times.length > 0 ? Math.min(...times) - now() : undefined;
		},
	};
}

const Message = z.object({ kind: z.literal('rest'), ms: z.number().check(z.gte(0)) });

/** Lets other tabs rest too, and this one when another says so. */
export function shareBackoff(channel: Channel, backoff: Backoff): (ms: number) => void {
	channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message) backoff.pauseFor(message.ms);
	});
	return (ms) => channel.post({ kind: 'rest', ms });
}
