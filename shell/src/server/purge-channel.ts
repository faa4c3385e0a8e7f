import type { Logger } from 'pino';
import * as z from 'zod';
import type { Purges } from './purges.ts';
import type { RedisConnection } from './redis-connection.ts';

const KEYS = {
	purged: 'pasaz:purged',
	version: 'pasaz:purge-version',
	channel: 'pasaz:purges',
};
const Purge = z.object({ version: z.int(), tags: z.array(z.string()).readonly() });

interface ChannelOptions {
	client: RedisConnection;
	listener: RedisConnection;
	purges: Purges;
	log: Logger;
}

export function createPurgeChannel({ client, listener, purges, log }: ChannelOptions) {
	async function publish(tags: readonly string[]) {
		const behind = purges.version() - Number((await client.get(KEYS.version)) ?? 0);
		const version = await client.incrBy(KEYS.version, Math.max(1, behind + 1));
		const entries = Object.fromEntries(tags.map((tag) => [tag, String(version)]));
		if (tags.length > 0) await client.hSet(KEYS.purged, entries);
		purges.record(tags, version);
		await client.publish(KEYS.channel, JSON.stringify({ version, tags } satisfies z.input<typeof Purge>));
	}

	function receive(message: string) {
		try {
			const { tags, version } = Purge.parse(JSON.parse(message));
			purges.record(tags, version);
		} catch (error) {
			log.warn({ err: error }, 'a published purge was not understood');
		}
	}

	/** After a lost connection both sides publish the purges that the other one missed. */
	async function reconcile() {
		const [purged, version] = await Promise.all([client.hGetAll(KEYS.purged), client.get(KEYS.version)]);
		const own = [...purges.all()].filter(([tag, at]) => at > Number(purged[tag] ?? 0));
		for (const [tag, at] of Object.entries(purged)) purges.record([tag], Number(at));
		purges.record([], Number(version ?? 0));
		if (own.length > 0 || purges.version() > Number(version ?? 0)) await publish(own.map(([tag]) => tag));
	}

	return {
		publish,
		/** Subscribes first, so that a purge during the reconciliation is received as well. */
		async join() {
			await listener.subscribe(KEYS.channel, receive);
			await reconcile();
		},
	};
}
