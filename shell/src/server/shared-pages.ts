import type { Logger } from 'pino';
import { RESP_TYPES } from 'redis';
import { type CachedPage, TIME_TO_LIVE } from './output-cache.ts';
import { readPage, writePage } from './page-record.ts';
import { createPurgeNews } from './purge-news.ts';
import type { Purges } from './purges.ts';
import { connectRedis } from './redis-connection.ts';

/** Pages and purges that several shells share. While it cannot be reached, each shell goes on alone. */
export interface SharedPages {
	get(key: string): Promise<CachedPage | undefined>;
	set(key: string, page: CachedPage): void;
	/** @throws where the others could not be told */
	purge(tags: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

const PREFIX = 'pasaz:page:';
/** ms; a page is rendered in less time than a slow answer would take. */
const READ_TIMEOUT = 50;
const WRITE_TIMEOUT = 2000;
/** ms for which pages are not asked for after a failure. */
const REST = 5000;

function withinTime<Result>(result: Promise<Result>, time: number): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('Redis took too long')), time);
	});
	return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** After a failure the server is left alone for a while. */
function createRest(log: Logger) {
	let until = 0;
	return {
		isOn: () => Date.now() < until,
		begin: (error: unknown) => {
			until = Date.now() + REST;
			log.warn({ err: error }, 'the shared cache is left alone for a while');
		},
		end: () => {
			until = 0;
		},
	};
}

/** Shares pages over a Redis server. Returns at once: what is not connected yet is not asked. */
export function openSharedPages(url: string, purges: Purges, log: Logger): SharedPages {
	const client = connectRedis(url, log);
	const listener = connectRedis(url, log);
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
	const news = createPurgeNews({ client, listener, purges, log });
	const rest = createRest(log);
	const canAsk = () => client.isReady && !rest.isOn();

	async function join() {
		if (!client.isReady || !listener.isReady) return;
		try {
			await news.begin();
			rest.end();
		} catch (error) {
			rest.begin(error);
			setTimeout(join, REST).unref();
		}
	}
	client.on('ready', join);
	listener.on('ready', join);
	const connected = Promise.all([client.connect(), listener.connect()]).catch(rest.begin);

	return {
		async get(key) {
			if (!canAsk()) return;
			try {
				const record = await withinTime(bytes.get(PREFIX + key), READ_TIMEOUT);
				return record ? readPage(record) : undefined;
			} catch (error) {
				rest.begin(error);
				return;
			}
		},
		set(key, page) {
			if (!canAsk()) return;
			const expiration = { type: 'PX', value: TIME_TO_LIVE } as const;
			withinTime(client.set(PREFIX + key, writePage(page), { expiration }), WRITE_TIMEOUT).catch(rest.begin);
		},
		purge: (tags) => withinTime(news.tell(tags), WRITE_TIMEOUT),
		async close() {
			client.destroy();
			listener.destroy();
			await connected;
		},
	};
}
