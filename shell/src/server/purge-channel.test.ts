import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { CachedPage } from './output-cache.ts';
import { createPageCache } from './page-cache.ts';
import { createPurgeChannel } from './purge-channel.ts';
import type { RedisConnection } from './redis-connection.ts';

const log = pino({ level: 'silent' });

/** What Redis has, and who listens. */
let version = 0;
let purged: Map<string, string>;
let kept: Map<string, CachedPage>;
let listeners: Set<(message: string) => void>;

beforeEach(() => {
	version = 0;
	purged = new Map();
	kept = new Map();
	listeners = new Set();
});

function openShell() {
	let isAway = false;
	let hears: (message: string) => void = () => {};
	const ask = async (answer: () => unknown) => {
		if (isAway) throw new Error('Redis is away');
		return answer();
	};
	const client = {
		get: () => ask(() => String(version)),
		incrBy: (_: string, by: number) =>
			ask(() => {
				version += by;
				return version;
			}),
		hGetAll: () => ask(() => Object.fromEntries(purged)),
		hSet: (_: string, entries: object) =>
			ask(() => {
				for (const [tag, at] of Object.entries(entries)) purged.set(tag, at);
			}),
		publish: (_: string, message: string) =>
			ask(() => {
				for (const hear of listeners) hear(message);
			}),
	} as unknown as RedisConnection;
	const listener = {
		subscribe: (_: string, hear: typeof hears) =>
			ask(() => {
				listeners.delete(hears);
				hears = hear;
				listeners.add(hears);
			}),
	} as unknown as RedisConnection;

	let join = async () => {};
	const cache = createPageCache((purges) => {
		const channel = createPurgeChannel({ client, listener, purges, log });
		join = channel.join;
		return {
			get: async (key) => kept.get(key),
			set: (key, page) => void kept.set(key, page),
			drop() {},
			purge: channel.publish,
			close: async () => {},
		};
	});

	/** Reads the data of a page. @returns what keeps the page once it is made */
	function begin(path: string, ...tags: string[]) {
		const form = { plain: new Uint8Array(1), brotli: undefined };
		const own = { tags, version: cache.counts().version, renderedAt: Date.now() };
		const page: CachedPage = { document: form, record: form, inline: { script: '', style: '' }, ...own };
		return () => cache.keep(path, page);
	}

	return {
		begin,
		join: () => join(),
		/** @param isDeaf whether what others tell is lost, too */
		lose(isDeaf = true) {
			isAway = true;
			if (isDeaf) listeners.delete(hears);
		},
		find() {
			isAway = false;
		},
		purge: (...tags: string[]) => cache.purge(tags),
		async purgeInVain(tag: string) {
			await expect(cache.purge([tag])).rejects.toThrow('Redis is away');
		},
		keep: (path: string, ...tags: string[]) => begin(path, ...tags)(),
		has: (path: string) => cache.get(path) !== undefined,
		finds: async (path: string) => (await cache.find(path)) !== undefined,
	};
}

async function openPair() {
	const [one, other] = [openShell(), openShell()];
	for (const shell of [one, other]) await shell.join();
	return { one, other };
}

test('a page goes that was purged elsewhere while its shell counted purges alone, and no other page (26.19)', async () => {
	const { one, other } = await openPair();
	await other.purge('product:3');
	one.lose();
	for (const tag of ['home', 'menu', 'cms:faq']) await one.purgeInVain(tag);
	for (const path of ['/1', '/2', '/3']) one.keep(path, `product:${path.slice(1)}`);
	await other.purge('product:1');
	expect(one.has('/1'), 'nobody can tell it').toBe(true);
	one.find();
	await one.join();
	expect(['/1', '/2', '/3'].filter(one.has)).toEqual(['/2', '/3']);
});

test('so does one that was purged under the number which its shell gave a purge of its own (26.19)', async () => {
	const { one, other } = await openPair();
	one.lose();
	for (const tag of ['product:1', 'product:1']) await one.purgeInVain(tag);
	one.keep('/1', 'product:1');
	await other.purge('product:1');
	one.find();
	await one.join();
	expect(one.has('/1')).toBe(false);
});

test('so does one of which its shell hears before it can tell the others again (26.19)', async () => {
	const { one, other } = await openPair();
	one.lose(false);
	for (const tag of ['home', 'menu']) await one.purgeInVain(tag);
	one.keep('/1', 'product:1');
	one.keep('/2', 'product:2');
	await other.purge('product:1');
	expect(['/1', '/2'].filter(one.has)).toEqual(['/2']);
});

test('nor do the others take over a page that a shell began before it could hear of a purge (26.19)', async () => {
	const { one, other } = await openPair();
	one.lose();
	for (const tag of ['home', 'menu', 'cms:faq']) await one.purgeInVain(tag);
	const keep = one.begin('/1', 'product:1');
	await other.purge('product:1');
	one.find();
	await one.join();
	keep();
	expect(await other.finds('/1')).toBe(false);
});

test('what a shell purged alone goes from the others, too, and they count together again (26.19)', async () => {
	const { one, other } = await openPair();
	other.keep('/ona', 'home');
	one.lose();
	for (const tag of ['home', 'menu']) await one.purgeInVain(tag);
	one.find();
	await one.join();
	expect(other.has('/ona')).toBe(false);
	for (const shell of [one, other]) shell.keep('/1', 'product:1');
	await other.purge('product:2');
	expect([one, other].map(({ has }) => has('/1'))).toEqual([true, true]);
	await other.purge('product:1');
	expect([one, other].map(({ has }) => has('/1'))).toEqual([false, false]);
});

test('a Redis that has lost its numbers tells of purges none the less (26.19)', async () => {
	const { one, other } = await openPair();
	for (const tag of ['home', 'menu', 'cms:faq']) await other.purge(tag);
	one.keep('/1', 'product:1');
	one.lose();
	version = 0;
	purged.clear();
	const third = openShell();
	await third.join();
	await third.purge('product:1');
	one.find();
	await one.join();
	expect(one.has('/1')).toBe(false);
});
