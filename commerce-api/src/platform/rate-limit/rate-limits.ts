import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { RedisStore } from './redis-store.ts';

/** Milliseconds that a request waits for the shared store. */
const REDIS_MS = 250;
/** Milliseconds for which the shared store is not used after a timeout. */
const REST_MS = 5000;

/** Counting comes before what is counted: a check before would let through everything that is asked at once. */
export interface RateLimits {
	/** Counts once, or `points` times. @throws Refusal 429 with the time of the next attempt */
	consume(name: LimitName, key: string, points?: number): Promise<void>;
	/** Takes one count back, for what was counted beforehand and turned out well. */
	refund(name: LimitName, key: string): Promise<void>;
	reset(name: LimitName, key: string): Promise<void>;
}

/** @param redis shared by processes; each counts for itself without it and while it is away */
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
		async refund(name, key) {
			await counterOf(name)((limiter) => limiter.reward(hidden(key)));
		},
		async reset(name, key) {
			await counterOf(name)((limiter) => limiter.delete(hidden(key)));
		},
	};
}

/** For benchmarks and tests. */
export const NO_LIMITS: RateLimits = { consume: async () => {}, refund: async () => {}, reset: async () => {} };

/** Uses the shared store, or this process's memory if that does not answer in time. */
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

/** The shared store must not hold e-mail addresses. */
function hidden(key: string): string {
	return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function tooMany(ms: number): Refusal {
	const seconds = Math.max(1, Math.ceil(ms / 1000));
	const sentence = 'There were too many attempts. Please try again later.';
	return new Refusal(429, 'too-many-requests', sentence, { retryAfter: seconds });
}

export async function openLimits({ rateLimits, redisUrl }: Config, log: Logger): Promise<RateLimits> {
	if (!rateLimits) return NO_LIMITS;
	if (!redisUrl) return createRateLimits();
	const { openRedis } = await import('./redis-store.ts');
	return createRateLimits(openRedis(redisUrl, log));
}

export const LIMITS = {
	/** Failed logins of one account from one network. */
	'login-guesser': { points: 10, seconds: 900 },
	/** Failed logins of one account from all devices on which it was never opened. */
	'login-account': { points: 50, seconds: 900 },
	/** Failed logins of one account on the devices that know it, which guesses from elsewhere do not lock out. */
	'login-device': { points: 20, seconds: 900 },
	'reset-account': { points: 3, seconds: 3600 },
	/** Mails to one mailbox. */
	'mail-account': { points: 6, seconds: 3600 },
	/** Mails of orders to one mailbox that may be a stranger's. */
	'order-mail': { points: 6, seconds: 3600 },
	/** Numbers that were not those of an address's orders. */
	'order-find': { points: 10, seconds: 3600 },
	'change-password': { points: 10, seconds: 900 },
	/** The following count by client address, behind which there may be a whole office. */
	general: { points: 1200, seconds: 60 },
	cart: { points: 120, seconds: 3600 },
	/** Orders, with the attempts that are refused or repeated. */
	order: { points: 60, seconds: 3600 },
	'gift-card': { points: 30, seconds: 3600 },
	login: { points: 100, seconds: 900 },
	register: { points: 20, seconds: 3600 },
	reset: { points: 20, seconds: 3600 },
	review: { points: 20, seconds: 3600 },
	coupon: { points: 40, seconds: 900 },
	contact: { points: 10, seconds: 3600 },
	newsletter: { points: 20, seconds: 3600 },
} as const;
export type LimitName = keyof typeof LIMITS;
