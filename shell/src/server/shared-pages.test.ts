import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeRedis, openFakeRedis } from './fake-redis.ts';
import { openFakeShell, settled } from './fake-shell.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { openSharedPages } from './shared-pages.ts';

const log = pino({ level: 'silent' });
const caches: PageCache[] = [];
let redis: FakeRedis;
beforeEach(async () => {
	redis = await openFakeRedis();
});
afterEach(async () => {
	for (const cache of caches.splice(0)) await cache.close();
	await redis.stop().catch(() => {});
});

function openShells(count: number) {
	return Array.from({ length: count }, () => {
		const cache = createPageCache((purges) => openSharedPages(redis.url, purges, log));
		caches.push(cache);
		return openFakeShell({ cache });
	});
}

type Shell = ReturnType<typeof openFakeShell>;

async function stateOf({ app }: Shell, path: string) {
	const answer = await app.request(path);
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain(`<p>${path}</p>`);
	await settled();
	return /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
}

const purgeMenu = (shell: Shell) =>
	shell.app.request('/cache/purge', {
		method: 'POST',
		headers: { authorization: 'Bearer a-secret-of-some-length' },
		body: JSON.stringify({ tags: ['menu'] }),
	});

/** Asks until the shells have found the shared cache: they do not wait for it. */
async function connected([one, other]: Shell[]) {
	let turn = 0;
	await vi.waitFor(async () => {
		turn += 1;
		if (!one || !other) throw new Error('two shells are needed');
		await stateOf(one, `/warm-${turn}`);
		expect(await stateOf(other, `/warm-${turn}`)).toBe('hit');
	}, 5000);
}

it('lets a page that one shell made be sent by the others, each with its own nonce', async () => {
	const shells = openShells(3);
	await connected(shells);
	const states: (string | undefined)[] = [];
	for (const shell of shells) states.push(await stateOf(shell, '/ona'));
	expect(states).toEqual(['miss', 'hit', 'hit']);
});

it('lets a purge at one shell reach all of them', async () => {
	const [one, other] = openShells(2);
	if (!one || !other) return expect.unreachable();
	await connected([one, other]);
	for (const shell of [one, other]) await stateOf(shell, '/ona');
	expect((await purgeMenu(one)).status).toBe(200);
	await vi.waitFor(async () => expect(await stateOf(other, '/ona')).toBe('miss'));
	expect(await stateOf(one, '/ona')).toBe('hit');
});

it('goes on without it: no page fails, and a purge says that it did not reach everybody', async () => {
	const [one, other] = openShells(2);
	if (!one || !other) return expect.unreachable();
	await connected([one, other]);
	await redis.stop();
	expect([await stateOf(one, '/ona'), await stateOf(one, '/ona'), await stateOf(other, '/ona')]).toEqual([
		'miss',
		'hit',
		'miss',
	]);
	expect((await purgeMenu(one)).status).toBe(503);
	expect(await stateOf(one, '/ona')).toBe('miss');
	await redis.start();
	// what was purged meanwhile is told when they meet again
	await vi.waitFor(async () => expect(await stateOf(other, '/ona')).toBe('miss'), 10_000);
});

it('does not wait for one that is slow', async () => {
	const shells = openShells(2);
	await connected(shells);
	redis.delay = 400;
	const began = performance.now();
	for (const path of ['/a', '/b', '/c', '/d']) expect(await stateOf(shells[0] ?? openFakeShell(), path)).toBe('miss');
	expect(performance.now() - began).toBeLessThan(800);
});
