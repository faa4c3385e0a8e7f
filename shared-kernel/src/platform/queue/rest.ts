import * as z from 'zod/mini';
import type { Channel } from '../tabs.ts';
import { backOff, type Failures } from './back-off.ts';

/** When to try again: the queue as a whole when the shop cannot be reached, single tasks when the server broke over them. */
export interface Rest {
	/** Nothing may be sent. */
	isWhole(): boolean;
	isTask(id: string): boolean;
	/** The shop cannot be reached; returns the ms to wait. */
	whole(retryAfter?: number): number;
	/** Another tab says how long to wait, in ms; that tab may know better when the connection is back. */
	wholeFor(ms: number): void;
	task(id: string, attempts: number): void;
	/** The shop has answered. */
	over(): void;
	/** The connection is back: no need to wait, unless the server asked for it. */
	connected(): void;
	/** ms until there may be something to do again; undefined when nothing waits. */
	left(): number | undefined;
}

/** @param now ms, of a clock that does not jump */
export function createRest(now: () => number, random: () => number): Rest {
	let until = 0;
	let count = 0;
	let isAsked = false;
	const tasks = new Map<string, number>();
	const wait = (failures: Failures) => now() + backOff(failures, random());

	return {
		isWhole: () => now() < until,
		isTask: (id) => now() < (tasks.get(id) ?? 0),
		whole(retryAfter) {
			count += 1;
			isAsked = retryAfter !== undefined;
			until = wait({ count, retryAfter });
			return until - now();
		},
		wholeFor: (ms) => {
			isAsked = true;
			until = Math.max(until, now() + ms);
		},
		task: (id, attempts) => void tasks.set(id, wait({ count: attempts })),
		over: () => {
			count = 0;
		},
		connected: () => {
			if (!isAsked) until = 0;
		},
		left() {
			const times = [until, ...tasks.values()].filter((time) => time > now());
			return times.length > 0 ? Math.min(...times) - now() : undefined;
		},
	};
}

const Message = z.object({ kind: z.literal('rest'), ms: z.number().check(z.gte(0)) });

/** Lets other tabs rest too, and this one when another says so. */
export function shareRest(channel: Channel, rest: Rest): (ms: number) => void {
	channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		if (message) rest.wholeFor(message.ms);
	});
	return (ms) => channel.post({ kind: 'rest', ms });
}
