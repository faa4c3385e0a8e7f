import type { Logger } from 'pino';
import { createClient, RESP_TYPES } from 'redis';
import * as z from 'zod';
import { type CachedPage, TIME_TO_LIVE } from './output-cache.ts';
import { readPage, writePage } from './page-record.ts';
import type { Purges } from './purges.ts';

/** Pages and purges that several shells share. While it cannot be reached, each shell goes on alone. */
export interface SharedPages {
	get(key: string): Promise<CachedPage | undefined>;
	set(key: string, page: CachedPage): void;
	/** @throws where the others could not be told */
	purge(tags: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

const NAMES = {
	page: 'pasaz:page:',
	/** Tags with the version of their last purge. */
	purged: 'pasaz:purged',
	version: 'pasaz:purge-version',
	channel: 'pasaz:purges',
};
const News = z.object({ version: z.int(), tags: z.array(z.string()).readonly() });
/** ms; a page is rendered in less time than a slow answer would take. */
const READ_TIMEOUT = 50;
const WRITE_TIMEOUT = 2000;
/** ms for which pages are not asked for after a failure. */
const REST = 5000;
const LONGEST_DELAY = 5000;
/** ms; a server that answers no ping in this time is as good as away, and what waits for it is let go. */
const SILENCE = 1500;
const PING_INTERVAL = 500;

function withinTime<Result>(result: Promise<Result>, time: number): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('Redis took too long')), time);
	});
	return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

function connect(url: string, log: Logger) {
	const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, LONGEST_DELAY);
	const socket = { connectTimeout: 1000, socketTimeout: SILENCE, reconnectStrategy };
	const client = createClient({ url, disableOfflineQueue: true, pingInterval: PING_INTERVAL, socket });
	client.on('error', (error) => log.warn({ err: error }, 'redis cannot be reached'));
	return client;
}

/** Shares pages over a Redis server. Returns at once: what is not connected yet is not asked. */
export function openSharedPages(url: string, purges: Purges, log: Logger): SharedPages {
	const client = connect(url, log);
	const listener = connect(url, log);
	const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
	let restsUntil = 0;

	const rest = (error: unknown) => {
		restsUntil = Date.now() + REST;
		log.warn({ err: error }, 'the shared cache is left alone for a while');
	};

	/** After a time apart: each side tells the other of the purges that it missed. */
	async function agree() {
		const [purged, version] = await Promise.all([client.hGetAll(NAMES.purged), client.get(NAMES.version)]);
		const own = [...purges.all()].filter(([tag, at]) => at > Number(purged[tag] ?? 0));
		for (const [tag, at] of Object.entries(purged)) purges.note([tag], Number(at));
		purges.note([], Number(version ?? 0));
		if (own.length > 0 || purges.version() > Number(version ?? 0)) await tell(own.map(([tag]) => tag));
	}

	async function tell(tags: readonly string[]) {
		const behind = purges.version() - Number((await client.get(NAMES.version)) ?? 0);
		const version = await client.incrBy(NAMES.version, Math.max(1, behind + 1));
		const entries = Object.fromEntries(tags.map((tag) => [tag, String(version)]));
		if (tags.length > 0) await client.hSet(NAMES.purged, entries);
		purges.note(tags, version);
		await client.publish(NAMES.channel, JSON.stringify({ version, tags } satisfies z.input<typeof News>));
	}

	function hear(message: string) {
		try {
			const { tags, version } = News.parse(JSON.parse(message));
			purges.note(tags, version);
		} catch (error) {
			log.warn({ err: error }, 'the news of a purge was not understood');
		}
	}

	/** News first, so that what is purged while the sides agree is heard as well. */
	async function meet() {
		if (!client.isReady || !listener.isReady) return;
		await listener.subscribe(NAMES.channel, hear);
		await agree();
		restsUntil = 0;
	}

	function tryToMeet() {
		meet().catch((error) => {
			rest(error);
			setTimeout(tryToMeet, REST).unref();
		});
	}
	client.on('ready', tryToMeet);
	listener.on('ready', tryToMeet);
	const connected = Promise.all([client.connect(), listener.connect()]).catch(rest);

	return {
		async get(key) {
			if (Date.now() < restsUntil || !client.isReady) return;
			try {
				const record = await withinTime(bytes.get(NAMES.page + key), READ_TIMEOUT);
				return record ? readPage(record) : undefined;
			} catch (error) {
				rest(error);
				return;
			}
		},
		set(key, page) {
			if (Date.now() < restsUntil || !client.isReady) return;
			const expiration = { type: 'PX', value: TIME_TO_LIVE } as const;
			withinTime(client.set(NAMES.page + key, writePage(page), { expiration }), WRITE_TIMEOUT).catch(rest);
		},
		purge: (tags) => withinTime(tell(tags), WRITE_TIMEOUT),
		async close() {
			client.destroy();
			listener.destroy();
			await connected;
		},
	};
}
