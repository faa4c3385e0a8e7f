import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import { LIMITS, type LimitName } from './limits.ts';
import type { RedisStore } from './redis-store.ts';

/** A request waits no longer for the shared store than this. */
const REDIS_MS = 250;
/** Milliseconds for which the shared store is not asked after it did not answer in time. */
const REST_MS = 5000;

/** All of them throw a Refusal 429 that says when it may go on. */
export interface RateLimits {
	/** Counts once, or `points` times. */
	consume(name: LimitName, key: string, points?: number): Promise<void>;
	/** Counts nothing. */
	check(name: LimitName, key: string): Promise<void>;
	/** Forgets what was counted. */
	reset(name: LimitName, key: string): Promise<void>;
}

/** @param redis what processes share; each counts for itself without it, and while it is away */
export function createRateLimits(redis?: RedisStore): RateLimits {
	const known = new Map<LimitName, Counter>();
	const store = redis && createRested(redis);
	const counterOf = (name: LimitName) => {
		const found = known.get(name) ?? createCounter(name, store);
		known.set(name, found);
		return found;
	};
	return {
		async consume(name, key, points = 1) {
			try {
				await counterOf(name)((limiter) => limiter.consume(hidden(key), points));
			} catch (error) {
				if (!(error instanceof RateLimiterRes)) throw error;
				throw tooMany(error.msBeforeNext);
			}
		},
		async check(name, key) {
			const counted = await counterOf(name)((limiter) => limiter.get(hidden(key)));
			if (counted && counted.consumedPoints >= LIMITS[name].points) throw tooMany(counted.msBeforeNext);
		},
		async reset(name, key) {
			await counterOf(name)((limiter) => limiter.delete(hidden(key)));
		},
	};
}

/** For benchmarks and tests. */
export const NO_LIMITS: RateLimits = { consume: async () => {}, check: async () => {}, reset: async () => {} };

/** Asks the shared store, and the own memory where that does not answer in time. */
type Counter = <T>(ask: (limiter: RateLimiterAbstract) => Promise<T>) => Promise<T>;

function createCounter(name: LimitName, store: RestedStore | undefined): Counter {
	const options = { keyPrefix: `pasaz:${name}`, points: LIMITS[name].points, duration: LIMITS[name].seconds };
	const own = new RateLimiterMemory(options);
	if (!store) return (ask) => ask(own);
	const shared = new RateLimiterRedis({ ...options, storeClient: store.redis, useRedisPackage: true });
	return async (ask) => {
		if (store.isResting()) return ask(own);
		try {
			return await store.inTime(ask(shared));
		} catch (error) {
			if (error instanceof RateLimiterRes) throw error;
			return ask(own);
		}
	};
}

/** The shared store, left alone for a while when it keeps requests waiting. */
interface RestedStore {
	redis: RedisStore;
	isResting(): boolean;
	inTime<T>(work: Promise<T>): Promise<T>;
}

function createRested(redis: RedisStore): RestedStore {
	let restsUntil = 0;
	redis.on('ready', () => {
		restsUntil = 0;
	});
	return {
		redis,
		isResting: () => !redis.isReady || performance.now() < restsUntil,
		inTime<T>(work: Promise<T>) {
			const { promise: late, reject } = Promise.withResolvers<never>();
			const timer = setTimeout(() => {
				restsUntil = performance.now() + REST_MS;
				reject(new Error('Redis does not answer'));
			}, REDIS_MS);
			return Promise.race([work, late]).finally(() => clearTimeout(timer));
		},
	};
}

/** Addresses of mail are not left in a shared store. */
function hidden(key: string): string {
	return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function tooMany(ms: number): Refusal {
	const seconds = Math.max(1, Math.ceil(ms / 1000));
	const sentence = 'There were too many attempts. Please try again later.';
	return new Refusal(429, 'too-many-requests', sentence, { retryAfter: seconds });
}
