import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import { LIMITS, type LimitName } from './limits.ts';
import type { RedisStore } from './redis-store.ts';

/** All of them throw a Refusal 429 that says when it may go on. */
export interface RateLimits {
	/** Counts once. */
	consume(name: LimitName, key: string): Promise<void>;
	/** Counts nothing. */
	check(name: LimitName, key: string): Promise<void>;
	/** Forgets what was counted. */
	reset(name: LimitName, key: string): Promise<void>;
}

/** @param redis what processes share; each counts for itself without it, and while it is away */
export function createRateLimits(redis?: RedisStore): RateLimits {
	const known = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>();
	const limiter = (name: LimitName) => {
		const found = known.get(name) ?? createLimiter(name, redis);
		known.set(name, found);
		return found;
	};
	return {
		async consume(name, key) {
			try {
				await limiter(name).consume(hidden(key));
			} catch (error) {
				if (!(error instanceof RateLimiterRes)) throw error;
				throw tooMany(error.msBeforeNext);
			}
		},
		async check(name, key) {
			const counted = await limiter(name).get(hidden(key));
			if (counted && counted.consumedPoints >= LIMITS[name].points) throw tooMany(counted.msBeforeNext);
		},
		async reset(name, key) {
			await limiter(name).delete(hidden(key));
		},
	};
}

/** For benchmarks and tests. */
export const NO_LIMITS: RateLimits = { consume: async () => {}, check: async () => {}, reset: async () => {} };

function createLimiter(name: LimitName, redis: RedisStore | undefined) {
	const options = { keyPrefix: `pasaz:${name}`, points: LIMITS[name].points, duration: LIMITS[name].seconds };
	if (!redis) return new RateLimiterMemory(options);
	return new RateLimiterRedis({
		...options,
		...{ storeClient: redis, useRedisPackage: true, insuranceLimiter: new RateLimiterMemory(options) },
	});
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
