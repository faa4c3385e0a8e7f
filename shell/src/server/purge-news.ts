import type { Logger } from 'pino';
import * as z from 'zod';
import type { Purges } from './purges.ts';
import type { RedisConnection } from './redis-connection.ts';

const NAMES = {
	/** Tags with the version of their last purge. */
	purged: 'pasaz:purged',
	version: 'pasaz:purge-version',
	channel: 'pasaz:purges',
};
const News = z.object({ version: z.int(), tags: z.array(z.string()).readonly() });

interface NewsOptions {
	client: RedisConnection;
	/** A connection that does nothing but listen. */
	listener: RedisConnection;
	purges: Purges;
	log: Logger;
}

/** What shells tell each other of purges. */
export function createPurgeNews({ client, listener, purges, log }: NewsOptions) {
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

	/** After a time apart: each side tells the other of the purges that it missed. */
	async function reconcile() {
		const [purged, version] = await Promise.all([client.hGetAll(NAMES.purged), client.get(NAMES.version)]);
		const own = [...purges.all()].filter(([tag, at]) => at > Number(purged[tag] ?? 0));
		for (const [tag, at] of Object.entries(purged)) purges.note([tag], Number(at));
		purges.note([], Number(version ?? 0));
		if (own.length > 0 || purges.version() > Number(version ?? 0)) await tell(own.map(([tag]) => tag));
	}

	return {
		tell,
		/** Listens first, so that what is purged while the sides reconcile is heard as well. */
		async begin() {
			await listener.subscribe(NAMES.channel, hear);
			await reconcile();
		},
	};
}
