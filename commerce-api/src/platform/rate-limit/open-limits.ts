import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createRateLimits, NO_LIMITS, type RateLimits } from './rate-limits.ts';

/** The limits that the settings ask for. */
export async function openLimits({ rateLimits, redisUrl }: Config, log: Logger): Promise<RateLimits> {
	if (!rateLimits) return NO_LIMITS;
	if (!redisUrl) return createRateLimits();
	const { openRedis } = await import('./redis-store.ts');
	return createRateLimits(openRedis(redisUrl, log));
}
