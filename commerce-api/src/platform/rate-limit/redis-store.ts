import type { Logger } from 'pino';
import { createClient } from 'redis';

export type RedisStore = ReturnType<typeof openRedis>;

/** Milliseconds. A store that answers no ping counts as away. */
const CONNECT_TIMEOUT = 1000;
const PING_INTERVAL = 500;
const SILENCE = 1500;
const LONGEST_PAUSE = 5000;

/** Connects in the background and again after each break; commands fail at once while it is away. */
export function openRedis(url: string, log: Logger) {
	const client = createClient({
		url,
		disableOfflineQueue: true,
		pingInterval: PING_INTERVAL,
		socket: {
			connectTimeout: CONNECT_TIMEOUT,
			socketTimeout: SILENCE,
			reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_PAUSE),
		},
	});
	let wasAway = false;
	client.on('error', () => {
		if (!wasAway) log.warn('Redis is away; each process counts for itself');
		wasAway = true;
	});
	client.on('ready', () => {
		wasAway = false;
	});
	client.connect().catch(() => {});
	return client;
}
