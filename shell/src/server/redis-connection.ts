import type { Logger } from 'pino';
import { createClient } from 'redis';

/** ms. */
const LONGEST_DELAY = 5000;
/** ms; a server that answers no ping in this time is as good as away, and what waits for it is let go. */
const SILENCE = 1500;
const PING_INTERVAL = 500;

/** Connects again whenever the connection is lost; what is asked meanwhile fails at once. */
export function connectRedis(url: string, log: Logger) {
	const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, LONGEST_DELAY);
	const socket = { connectTimeout: 1000, socketTimeout: SILENCE, reconnectStrategy };
	const client = createClient({ url, disableOfflineQueue: true, pingInterval: PING_INTERVAL, socket });
	client.on('error', (error) => log.warn({ err: error }, 'redis cannot be reached'));
	return client;
}

export type RedisConnection = ReturnType<typeof connectRedis>;
