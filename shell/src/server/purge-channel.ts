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

/**
 * Counts purges with the other shells. A shell that has counted one of which it could not tell is apart: its numbers have
 * gone ahead of theirs, so what they purge then counts as later than all pages that it has.
 */
function openCommonCount(purges: Purges) {
	/** The last number that this shell has counted to with the others. */
	let common = 0;
	let isApart = false;
	const aboveAll = () => purges.version() + 1;

	function count(tags: readonly string[], version: number) {
		purges.record(tags, version);
		if (!isApart) common = Math.max(common, version);
	}

	return {
		count,
		hear(tags: readonly string[], version: number) {
			count(tags, isApart ? Math.max(version, aboveAll()) : version);
		},
		last: () => common,
		/**
		 * Counts all that Redis knows, which may have lost its numbers and have begun anew.
		 * @param last as it was before Redis was asked
		 * @returns the tags that this shell counts as purged later than Redis says
		 */
		catchUp(purged: ReadonlyMap<string, number>, version: number, last: number): string[] {
			const isAnew = version < last;
			const known = isAnew ? 0 : last;
			const least = isApart || isAnew ? aboveAll() : 0;
			const raised = [...purged].flatMap(([tag, at]) => (at > known && at < least ? [tag] : []));
			for (const [tag, at] of purged) purges.record([tag], at);
			for (const tag of raised) purges.record([tag], least);
			purges.record([], version);
			return raised;
		},
		markApart() {
			isApart = true;
		},
		/** @param version the last number of all shells */
		markCommon(version: number) {
			common = version;
			isApart = purges.version() > version;
		},
	};
}

/** Gives a purge the number after all that were counted. */
async function numberOf(tags: readonly string[], counted: number, client: RedisConnection): Promise<number> {
	const behind = counted - Number((await client.get(KEYS.version)) ?? 0);
	const version = await client.incrBy(KEYS.version, Math.max(1, behind + 1));
	const entries = Object.fromEntries(tags.map((tag) => [tag, String(version)]));
	if (tags.length > 0) await client.hSet(KEYS.purged, entries);
	return version;
}

export function createPurgeChannel({ client, listener, purges, log }: ChannelOptions) {
	const { count, hear, last, catchUp, markApart, markCommon } = openCommonCount(purges);

	async function publish(tags: readonly string[], onCounted?: (version: number) => void) {
		try {
			const version = await numberOf(tags, purges.version(), client);
			count(tags, version);
			onCounted?.(version);
			await client.publish(KEYS.channel, JSON.stringify({ version, tags } satisfies z.input<typeof Purge>));
		} catch (error) {
			markApart();
			throw error;
		}
	}

	function receive(message: string) {
		try {
			const { tags, version } = Purge.parse(JSON.parse(message));
			hear(tags, version);
		} catch (error) {
			log.warn({ err: error }, 'a published purge was not understood');
		}
	}

	/**
	 * After a lost connection both sides publish the purges that the other one missed. What was purged while this shell was
	 * apart is published once more: a page that it made of older data may be in Redis, with a number ahead of the purge's.
	 */
	async function reconcile() {
		const before = last();
		const [given, latest] = await Promise.all([client.hGetAll(KEYS.purged), client.get(KEYS.version)]);
		const purged = new Map(Object.entries(given).map(([tag, at]) => [tag, Number(at)] as const));
		const version = Number(latest ?? 0);
		const own = [...purges.all()].flatMap(([tag, at]) => (at > (purged.get(tag) ?? 0) ? [tag] : []));
		const tags = new Set([...own, ...catchUp(purged, version, before)]);
		if (tags.size === 0 && purges.version() <= version) return markCommon(version);
		await publish([...tags], markCommon);
	}

	return {
		publish: (tags: readonly string[]) => publish(tags),
		/** Subscribes first, so that a purge during the reconciliation is received as well. */
		async join() {
			await listener.subscribe(KEYS.channel, receive);
			await reconcile();
		},
	};
}
