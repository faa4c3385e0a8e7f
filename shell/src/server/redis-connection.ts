import type { Logger } from 'pino';
import { createClient } from 'redis';

const MAX_RECONNECT_DELAY = 5000;
/** ms; a server that answers no ping in this time counts as gone, and its callers fail. */
const SILENCE_TIMEOUT = 1500;
const PING_INTERVAL = 500;

/** Reconnects whenever the connection is lost; commands fail at once in the meantime. */
function connectRedis(url: string, log: Logger) {
	const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY);
	const socket = { connectTimeout: 1000, socketTimeout: SILENCE_TIMEOUT, reconnectStrategy };
	const client = createClient({ url, disableOfflineQueue: true, pingInterval: PING_INTERVAL, socket });
	client.on('error', (error) => log.warn({ err: error }, 'redis cannot be reached'));
	return client;
}

export type RedisConnection = ReturnType<typeof connectRedis>;

/** One connection for commands, and one to listen, because a subscribed one takes no commands. */
export interface RedisPair {
	client: RedisConnection;
	listener: RedisConnection;
	/** Rejects where either cannot be opened. */
	connected: Promise<unknown>;
	close(): Promise<void>;
}

export function openRedisPair(url: string, log: Logger): RedisPair {
	const client = connectRedis(url, log);
	const listener = connectRedis(url, log);
	const connected = Promise.all([client.connect(), listener.connect()]);
	return {
		client,
		listener,
		connected,
		async close() {
			client.destroy();
			listener.destroy();
			await Promise.allSettled([connected]);
		},
	};
}
