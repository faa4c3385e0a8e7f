import { type APIRequestContext, expect, test } from '@playwright/test';
import { isWithoutRedis } from '../../scripts/for-tests/find-redis.ts';
import { type RedisServer, startRedis } from '../../scripts/for-tests/start-redis.ts';
import { addVersion, show, shownIn } from './release-sets.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';

const SECRET = 'a-secret-of-some-length';
const PAGES = ['/', '/ona', '/ona/sukienki', '/sukienka-lniana-jagna', '/faq'];
/** ms after which a broken connection is surely open again. */
const BACK = { timeout: 20_000 };

test.skip(isWithoutRedis(), 'no redis-server was found');

let redis: RedisServer;
test.beforeAll(async () => {
	redis = await startRedis();
});
test.afterAll(() => redis?.kill());

test.describe('shells', () => {
	let shells: SecondShell[] = [];
	test.beforeAll(async () => {
		const settings = { OUTPUT_CACHE: 'on', PURGE_SECRET: SECRET, RELEASE_SECRET: SECRET, REDIS_URL: redis.url };
		shells = [
			await openSecondShell(undefined, undefined, settings),
			await openSecondShell(undefined, undefined, settings),
		];
	});
	test.afterAll(async () => {
		for (const shell of shells) await shell.close();
	});

	async function stateOf(request: APIRequestContext, shell: SecondShell | undefined, path: string) {
		const answer = await request.get(`${shell?.origin}${path}`);
		expect(answer.status(), path).toBe(200);
		return /cache;desc=(\w+)/.exec(answer.headers()['server-timing'] ?? '')?.[1];
	}

	let turn = 0;
	/** Asks for new listings until one that the first shell renders is a hit in the other. */
	const shared = (request: APIRequestContext) =>
		expect
			.poll(async () => {
				turn += 1;
				const path = `/ona/sukienki?price_from=${turn}`;
				const first = await stateOf(request, shells[turn % 2], path);
				return [first, await stateOf(request, shells[(turn + 1) % 2], path)];
			}, BACK)
			.toEqual(['miss', 'hit']);

	async function timeOf(answer: Promise<unknown>) {
		const began = performance.now();
		await answer;
		return performance.now() - began;
	}

	/**
	 * Asks every shell for every page over and over while something happens.
	 * @returns ms by which the slowest page was later than `/healthz`, asked at the same moment: a busy machine holds up both
	 */
	async function askedWhile(request: APIRequestContext, happening: () => Promise<void>) {
		let isOver = false;
		let slowest = 0;
		const asking = shells.map(async (shell) => {
			for (let index = 0; !isOver; index += 1) {
				const page = stateOf(request, shell, PAGES[index % PAGES.length] ?? '/');
				const [took = 0, least = 0] = await Promise.all([page, request.get(`${shell.origin}/healthz`)].map(timeOf));
				slowest = Math.max(slowest, took - least);
			}
		});
		await happening().finally(() => {
			isOver = true;
		});
		await Promise.all(asking);
		return slowest;
	}

	test('share pages, purges, and the pages of a release set that both have switched to', async ({ request }) => {
		await shared(request);
		for (const shell of shells) await stateOf(request, shell, '/ona');
		const headers = { authorization: `Bearer ${SECRET}` };
		const purge = await request.post(`${shells[0]?.origin}/cache/purge`, { data: { all: true }, headers });
		expect(purge.status()).toBe(200);
		await expect.poll(async () => stateOf(request, shells[1], '/ona')).toBe('miss');
		await expect.poll(async () => stateOf(request, shells[1], '/ona')).toBe('hit');

		const [first] = shells;
		const { dataDir = '' } = first ?? {};
		const { mf_catalog: before } = (await shownIn(dataDir)).releases;
		await show(dataDir, { mf_catalog: await addVersion(dataDir, 'mf_catalog') });
		await expect.poll(() => stateOf(request, first, '/ona')).toBe('miss');
		expect(await stateOf(request, shells[1], '/ona')).toBe('hit');
		await show(dataDir, { mf_catalog: before?.version ?? '' });
		await shared(request);
	});

	test('count together what pages say of their releases (26.53)', async ({ request }) => {
		const [first, second] = shells;
		const { id } = await shownIn(first?.dataDir ?? '');
		const data = { set: id, page: null, slices: ['mf_content'], failed: ['mf_content'], paint: null };
		const headers = { authorization: `Bearer ${SECRET}` };
		const heard = async () => (await request.get(`${second?.origin}/_releases`, { headers })).text();
		await expect(async () => {
			await request.post(`${first?.origin}/releases/health`, { data });
			expect(await heard()).toMatch(/\d+ views, \d failed in 1 networks/);
		}).toPass(BACK);
	});

	test('fail no request while Redis is killed or hangs, and share again when it is back (26.19)', async ({
		request,
	}) => {
		await shared(request);
		const whileGone = await askedWhile(request, async () => {
			await redis.kill();
			await expect.poll(() => stateOf(request, shells[0], '/ona')).toBe('hit');
		});
		await redis.start();
		await shared(request);
		const whileHanging = await askedWhile(request, async () => {
			redis.hang();
			await expect.poll(() => stateOf(request, shells[1], '/ona')).toBe('hit');
			await stateOf(request, shells[1], '/ona/sukienki?price_to=99');
		}).finally(() => redis.goOn());
		test.info().annotations.push({ type: 'slowest', description: `${whileGone} and ${whileHanging} ms` });
		expect(Math.max(whileGone, whileHanging)).toBeLessThan(3000);
		await shared(request);
	});
});
