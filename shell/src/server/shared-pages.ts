import type { Logger } from 'pino';
import { RESP_TYPES } from 'redis';
import { within } from '../composition/within.ts';
import { type CachedPage, TIME_TO_LIVE } from './output-cache.ts';
import { packPage, unpackPage } from './packed-page.ts';
import { createPurgeChannel } from './purge-channel.ts';
import type { Purges } from './purges.ts';
import { openRedisPair } from './redis-connection.ts';
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

/** Returns at once; until Redis is connected the pages of this process are all there are. */
export function openSharedPages(url: string, purges: Purges, log: Logger): SharedPages {
	const { client, listener, connected, close } = openRedisPair(url, log);
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
	const channel = createPurgeChannel({ client, listener, purges, log });
	const pause = createRetryPause(log);
	const canAsk = () => client.isReady && !pause.isOn();

	async function join() {
		if (!client.isReady || !listener.isReady) return;
		try {
			await channel.join();
			pause.end();
		} catch (error) {
			pause.begin(error);
			setTimeout(join, RETRY_PAUSE).unref();
		}
	}
	client.on('ready', join);
	listener.on('ready', join);
	connected.catch(pause.begin);

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
		purge: (tags) => within(channel.publish(tags), WRITE_TIMEOUT, late),
		close,
	};
}
