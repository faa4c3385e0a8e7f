import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { isWithoutRedis } from '../../../scripts/for-tests/find-redis.ts';
import { processTime } from '../../../scripts/for-tests/process-time.ts';
import { type RedisServer, startRedis } from '../../../scripts/for-tests/start-redis.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { openSharedPages } from './shared-pages.ts';
import { openFakeShell, settled } from './shell.fake.ts';

const log = pino({ level: 'silent' });
/** ms until a shell has surely found what it lost; both sides wait longer after each vain try. */
const FOUND = { timeout: 45_000 };
const caches: PageCache[] = [];
let redis: RedisServer;
let turn = 0;
let made = 0;

function openShell(set = () => 'set') {
	const cache = createPageCache((purges) => openSharedPages(redis.url, purges, log));
	caches.push(cache);
	const render = (url: string) => {
		made += 1;
		return { text: `<p>${url} as the ${made}. page</p>` };
	};
	return openFakeShell({ cache, set, render });
}

type Shell = ReturnType<typeof openFakeShell>;

async function ask({ app }: Shell, path: string) {
	const answer = await app.request(path);
	expect(answer.status).toBe(200);
	const text = await answer.text();
	expect(text).toContain(`<p>${path} as`);
	await settled();
	return { text, state: /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1] };
}

const stateOf = async (shell: Shell, path: string) => (await ask(shell, path)).state;

const purgeMenu = async ({ app }: Shell) => {
	const headers = { authorization: 'Bearer a-secret-of-some-length' };
	const body = JSON.stringify({ tags: ['menu'] });
	return (await app.request('/cache/purge', { method: 'POST', headers, body })).status;
};

/** Asks for one page after another until one that a shell makes is a hit in all others: none of them waits for Redis. */
async function share(shells: Shell[]) {
	await vi.waitFor(async () => {
		turn += 1;
		const states: (string | undefined)[] = [];
		for (const shell of shells) states.push(await stateOf(shell, `/page-${turn}`));
		expect(states).toEqual(shells.map((_, index) => (index === 0 ? 'miss' : 'hit')));
	}, FOUND);
}

/** Two shells that share, and a page that both hold. */
async function openPair() {
	const [one, other] = [openShell(), openShell()];
	await share([one, other]);
	for (const shell of [one, other]) await ask(shell, '/ona');
	return { one, other };
}

async function slowest(shell: Shell, paths: string[]) {
	let worst = 0;
	for (const path of paths) {
		const began = processTime();
		expect((await shell.app.request(path)).status).toBe(200);
		worst = Math.max(worst, processTime() - began);
	}
	return worst;
}

describe.skipIf(isWithoutRedis())('shells on one Redis', { timeout: 120_000 }, () => {
	beforeAll(async () => {
		redis = await startRedis();
	});
	afterAll(() => redis?.kill());
	beforeEach(() => redis.ask('FLUSHALL'));
	afterEach(async () => {
		for (const cache of caches.splice(0)) await cache.close();
	});

	it('lets a page that one shell made be sent by the others', () => share([openShell(), openShell(), openShell()]));

	it('shares the record of a page with its document', async () => {
		const { one, other } = await openPair();
		const records = await Promise.all([one, other].map(async ({ app }) => (await app.request('/_page/ona')).json()));
		expect(records[1]).toEqual(records[0]);
		expect((await ask(one, '/ona')).text).toBe(records[0].text);
	});

	it('keeps pages no longer than a day (26.24)', async () => {
		await share([openShell(), openShell()]);
		const [, time = '0'] = /:(\d+)/.exec(await redis.ask(`PTTL "pasaz:page-2:set /page-${turn}"`)) ?? [];
		expect(Number(time)).toBeGreaterThan(86_300_000);
		expect(Number(time)).toBeLessThanOrEqual(86_400_000);
	});

	it('forgets a page for all shells that one of them drops (26.24)', async () => {
		await share([openShell(), openShell()]);
		const countOf = () => redis.ask(`EXISTS "pasaz:page-2:set /page-${turn}"`);
		expect(await countOf()).toMatch(/^:1/);
		caches[0]?.drop(`set /page-${turn}`);
		await vi.waitFor(async () => expect(await countOf()).toMatch(/^:0/));
	});

	it('lets a purge at one shell reach all of them, and what is made after it is shared again', async () => {
		const { one, other } = await openPair();
		const before = new Set([(await ask(one, '/ona')).text, (await ask(other, '/ona')).text]);
		expect(await purgeMenu(one)).toBe(200);
		expect(before).not.toContain((await ask(one, '/ona')).text);
		await vi.waitFor(async () => expect(before).not.toContain((await ask(other, '/ona')).text), FOUND);
		await share([other, one]);
	});

	it('keeps the pages of two release sets apart, and shares those of the new one as shells switch to it', async () => {
		let set = 'first';
		const [one, other] = [openShell(() => set), openShell(() => 'first')];
		const third = openShell(() => set);
		await share([one, other, third]);
		const shared = `/page-${turn}`;
		set = 'second';
		expect(await stateOf(one, shared)).toBe('miss');
		expect(await stateOf(other, shared)).toBe('hit');
		await share([third, one]);
	});

	it('goes on while it is killed: no page fails, each shell keeps its own, and a purge says whom it did not reach (26.19)', async () => {
		const { one, other } = await openPair();
		const asking = Promise.all(
			[one, other].map((shell) =>
				slowest(
					shell,
					Array.from({ length: 200 }, () => '/ona'),
				),
			),
		);
		await redis.kill();
		for (const time of await asking) expect(time).toBeLessThan(1000);
		expect([await stateOf(one, '/alone'), await stateOf(one, '/alone')]).toEqual(['miss', 'hit']);
		expect([await stateOf(other, '/ona'), await stateOf(other, '/alone')]).toEqual(['hit', 'miss']);
		expect(await purgeMenu(one)).toBe(503);
		expect(await stateOf(one, '/ona')).toBe('miss');
		const { text } = await ask(other, '/ona');
		await redis.start();
		// what was purged meanwhile is told when they meet again
		await vi.waitFor(async () => expect((await ask(other, '/ona')).text).not.toBe(text), FOUND);
		await share([one, other]);
	});

	it('does not wait for one that hangs, lets it go, and shares again when it goes on (26.19)', async () => {
		const { one, other } = await openPair();
		redis.hang();
		try {
			expect(await slowest(one, ['/a', '/b', '/c', '/d', '/ona'])).toBeLessThan(500);
			expect(await stateOf(one, '/ona')).toBe('hit');
			expect(await purgeMenu(one)).toBe(503);
			expect(await stateOf(one, '/ona')).toBe('miss');
		} finally {
			redis.goOn();
		}
		await share([one, other]);
		expect(await purgeMenu(other)).toBe(200);
	});

	test('is told of a purge that it refused once it takes it, though no connection was lost (26.19)', async () => {
		const { one, other } = await openPair();
		const { text } = await ask(other, '/ona');
		await redis.ask('CONFIG SET maxmemory 1');
		try {
			expect(await purgeMenu(one)).toBe(503);
		} finally {
			await redis.ask('CONFIG SET maxmemory 0');
		}
		await vi.waitFor(async () => expect((await ask(other, '/ona')).text).not.toBe(text), FOUND);
	});

	it('is found by shells that were there before it', async () => {
		await redis.kill();
		const shells = [openShell(), openShell()];
		for (const shell of shells) expect(await stateOf(shell, '/ona')).toBe('miss');
		await redis.start();
		await share(shells);
	});
});
