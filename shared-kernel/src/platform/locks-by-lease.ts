import * as z from 'zod/mini';
import { NetworkError } from '../errors.ts';
import { pause, type Timer } from './clock.ts';
import type { Locks } from './locks.ts';
import type { Channel } from './tabs.ts';

const Message = z.object({
	lock: z.string(),
	kind: z.enum(['want', 'held', 'free']),
	/** `want`: since when, as a rank; ms of the wall clock, equal ones are told apart by `from`. */
	rank: z.number(),
	from: z.string(),
});
type Message = z.infer<typeof Message>;

/** ms that a tab has to object before a lock counts as free: a tab that was closed cannot. */
export const OBJECTION = 300;
/** ms between two tries. */
const STEP = 1000;

interface Claim {
	state: 'wanting' | 'holding';
	rank: number;
	/** Somebody holds the lock or wanted it earlier. */
	objected: boolean;
	wake: () => void;
}

interface LeaseDeps {
	channel: Channel;
	timer: Timer;
	id: string;
}

/** Whether `a` goes before `b`. */
export function precedes(a: Pick<Message, 'rank' | 'from'>, b: Pick<Message, 'rank' | 'from'>): boolean {
	return a.rank < b.rank || (a.rank === b.rank && a.from < b.from);
}

/**
 * Locks without Web Locks: who wants one asks, and whoever holds it or asked earlier objects. No answer means that it is free, so a
 * closed tab frees its locks; a tab too busy to answer may lose one, which the idempotency key and the server's grace period make up for.
 */
export function leaseLocks({ channel, timer, id }: LeaseDeps): Locks {
	const claims = new Map<string, Claim>();
	const turns = new Map<string, Promise<unknown>>();
	const post = (lock: string, kind: Message['kind'], rank = 0) => channel.post({ lock, kind, rank, from: id });

	channel.listen((heard) => {
		const message = Message.safeParse(heard).data;
		const claim = message && claims.get(message.lock);
		if (!claim) return;
		if (message.kind === 'free') return claim.wake();
		if (message.kind === 'held') claim.objected ||= claim.state === 'wanting';
		else if (claim.state === 'holding') post(message.lock, 'held');
		else if (precedes(message, { rank: claim.rank, from: id })) claim.objected = true;
		else post(message.lock, 'want', claim.rank);
	});

	async function acquire(name: string, claim: Claim, deadline: number) {
		for (;;) {
			claim.objected = false;
			post(name, 'want', claim.rank);
			await pause(timer, OBJECTION);
			if (!claim.objected) break;
			if (timer.now() > deadline) throw new NetworkError(`Another tab keeps ${name} busy`);
			await Promise.race([pause(timer, STEP), new Promise<void>((resolve) => Object.assign(claim, { wake: resolve }))]);
		}
		claim.state = 'holding';
	}

	async function take<Result>(name: string, work: () => Promise<Result>, patience: number): Promise<Result> {
		const claim: Claim = { state: 'wanting', rank: Date.now(), objected: false, wake: () => undefined };
		claims.set(name, claim);
		try {
			await acquire(name, claim, timer.now() + patience);
			return await work();
		} finally {
			claims.delete(name);
			if (claim.state === 'holding') post(name, 'free');
		}
	}

	return {
		hold(name, work, patience = Number.POSITIVE_INFINITY) {
			const before = turns.get(name) ?? Promise.resolve();
			const turn = before.then(() => take(name, work, patience));
			turns.set(
				name,
				turn.catch(() => undefined),
			);
			return turn;
		},
	};
}
