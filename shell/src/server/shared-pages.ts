import type { Logger } from 'pino';
import { RESP_TYPES } from 'redis';
import { within } from '../composition/within.ts';
import { type CachedPage, TIME_TO_LIVE } from './output-cache.ts';
import { packPage, unpackPage } from './packed-page.ts';
import { createPurgeChannel } from './purge-channel.ts';
import type { Purges } from './purges.ts';
import { openRedisPair, type RedisPair } from './redis-connection.ts';
import { createRetryPause, RETRY_PAUSE } from './retry-pause.ts';

/** Several shells share pages and purges over Redis. Without it each one goes on alone. */
export interface SharedPages {
	get(key: string): Promise<CachedPage | undefined>;
	set(key: string, page: CachedPage): void;
	drop(key: string): void;
	/** @throws if the other shells could not be told */
	purge(tags: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

/** Changes with the form of packed pages, because shells of different ages may share one Redis. */
const PREFIX = 'pasaz:page-2:';
/** ms; a slower answer would take longer than a render. */
const READ_TIMEOUT = 50;
const WRITE_TIMEOUT = 2000;

const late = () => new Error('Redis took too long');

type Pause = ReturnType<typeof createRetryPause>;

/**
 * Joins the purges of the other shells whenever Redis is there.
 * @returns what leaves Redis alone for a while and then joins them again
 */
function keepJoined({ client, listener, connected }: RedisPair, join: () => Promise<void>, pause: Pause) {
	let retry: NodeJS.Timeout | undefined;
	function joinLater(error: unknown) {
		pause.begin(error);
		clearTimeout(retry);
		retry = setTimeout(joinNow, RETRY_PAUSE).unref();
	}
	async function joinNow() {
		if (!client.isReady || !listener.isReady) return;
		try {
			await join();
			pause.end();
		} catch (error) {
			joinLater(error);
		}
	}
	client.on('ready', joinNow);
	listener.on('ready', joinNow);
	connected.catch(pause.begin);
	return joinLater;
}

/** Returns at once; until Redis is connected the pages of this process are all there are. */
export function openSharedPages(url: string, purges: Purges, log: Logger): SharedPages {
	const redis = openRedisPair(url, log);
	const { client } = redis;
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
	const channel = createPurgeChannel({ ...redis, purges, log });
	const pause = createRetryPause(log);
	const canAsk = () => client.isReady && !pause.isOn();
	const joinLater = keepJoined(redis, channel.join, pause);

	return {
		async get(key) {
			if (!canAsk()) return;
			try {
				const packed = await within(bytes.get(PREFIX + key), READ_TIMEOUT, late);
				return packed ? unpackPage(packed) : undefined;
			} catch (error) {
				pause.begin(error);
				return;
			}
		},
		set(key, page) {
			if (!canAsk()) return;
			const expiration = { type: 'PX', value: TIME_TO_LIVE } as const;
			within(client.set(PREFIX + key, packPage(page), { expiration }), WRITE_TIMEOUT, late).catch(pause.begin);
		},
		drop(key) {
			if (canAsk()) within(client.del(PREFIX + key), WRITE_TIMEOUT, late).catch(pause.begin);
		},
		async purge(tags) {
			try {
				await within(channel.publish(tags), WRITE_TIMEOUT, late);
			} catch (error) {
				joinLater(error);
				throw error;
			}
		},
		close: redis.close,
	};
}
