import { randomUUID } from 'node:crypto';
import { userLogin } from '@pasaz/kernel/contract/user';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWithoutRedis } from '../../../../scripts/for-tests/find-redis.ts';
import { processTime } from '../../../../scripts/for-tests/process-time.ts';
import { type RedisServer, startRedis } from '../../../../scripts/for-tests/start-redis.ts';
import { createTestApp, testAppOn } from '../../app.fixture.ts';
import { createRateLimits, LIMITS, type RateLimits } from './rate-limits.ts';
import { openRedis, type RedisStore } from './redis-store.ts';

const log = pino({ level: 'silent' });
const REFUSED = { status: 429 };
const BACK = { timeout: 45_000 };
let redis: RedisServer;
let clients: RedisStore[];

/** As a process would have them. */
async function openLimits(): Promise<{ limits: RateLimits; client: RedisStore }> {
	const client = openRedis(redis.url, log);
	clients.push(client);
	const limits = createRateLimits(client);
	await expect.poll(() => client.isReady, BACK).toBe(true);
	return { limits, client };
}

async function timed(work: () => Promise<void>): Promise<number> {
	const began = processTime();
	await work();
	return processTime() - began;
}

async function consume(limits: RateLimits | undefined, times: number, key: string) {
	for (let index = 0; index < times; index += 1) await limits?.consume('contact', key);
}

describe.skipIf(isWithoutRedis())('limits on one Redis', { timeout: 120_000 }, () => {
	beforeAll(async () => {
		redis = await startRedis();
	});
	afterAll(() => redis?.kill());
	beforeEach(async () => {
		clients = [];
		await redis.ask('FLUSHALL');
	});
	afterEach(() => {
		for (const client of clients) client.destroy();
	});

	it('are counted by processes together, and no address is stored as it is', async () => {
		const [first, second] = [await openLimits(), await openLimits()];
		for (let index = 0; index < 3; index += 1) await first.limits.consume('reset-account', 'anna@example.pl');
		await expect(second.limits.consume('reset-account', 'anna@example.pl')).rejects.toMatchObject(REFUSED);
		const keys = await redis.ask('KEYS *');
		expect(keys).toContain('pasaz:reset-account:');
		expect(keys).not.toContain('anna');
		await first.limits.reset('reset-account', 'anna@example.pl');
		for (let index = 0; index < 3; index += 1) await second.limits.consume('reset-account', 'anna@example.pl');
		await expect(first.limits.consume('reset-account', 'anna@example.pl')).rejects.toMatchObject(REFUSED);
		for (let index = 0; index < 2; index += 1) await second.limits.refund('reset-account', 'anna@example.pl');
		await first.limits.consume('reset-account', 'anna@example.pl');
	});

	it('let through exactly as many as there are points, however many ask at once', async () => {
		const processes = await Promise.all(Array.from({ length: 4 }, openLimits));
		const count = async (key: string) => {
			const asked = Array.from({ length: 40 }, (_, index) => processes[index % 4]?.limits.consume('contact', key));
			const answers = await Promise.allSettled(asked);
			return answers.filter(({ status }) => status === 'fulfilled').length;
		};
		// on a busy machine a process may take Redis for away and count for itself; that is not what this is about
		await expect.poll(() => count(randomUUID()), BACK).toBe(LIMITS.contact.points);
	});

	it('end with their time', async () => {
		const { limits } = await openLimits();
		await limits.consume('contact', 'a');
		const [, key = ''] = /(pasaz:contact:\S+)/.exec(await redis.ask('KEYS *')) ?? [];
		const [, seconds = '0'] = /:(\d+)/.exec(await redis.ask(`TTL ${key}`)) ?? [];
		expect(Number(seconds)).toBeGreaterThan(LIMITS.contact.seconds - 60);
		expect(Number(seconds)).toBeLessThanOrEqual(LIMITS.contact.seconds);
	});

	it('are counted by each process while Redis hangs, without delays (26.19)', async () => {
		const { limits } = await openLimits();
		redis.hang();
		try {
			expect(await timed(() => consume(limits, 1, 'first'))).toBeLessThan(1000);
			// requests that go on coming keep a connection that answers nothing open
			for (let round = 0; round < 10; round += 1) {
				expect(await timed(() => consume(limits, 5, `round ${round}`))).toBeLessThan(200);
			}
			await limits.refund('contact', 'other');
			await limits.reset('contact', 'other');
			await consume(limits, LIMITS.contact.points, 'alone');
			await expect(limits.consume('contact', 'alone')).rejects.toMatchObject(REFUSED);
		} finally {
			redis.goOn();
		}
	});

	it('are counted by each process while Redis is gone, and together again when it is back (26.19)', async () => {
		const [first, second] = [await openLimits(), await openLimits()];
		await redis.kill();
		await consume(first.limits, LIMITS.contact.points, 'a');
		await expect(first.limits.consume('contact', 'a')).rejects.toMatchObject(REFUSED);
		await second.limits.consume('contact', 'a');
		await redis.start();
		for (const { client } of [first, second]) await expect.poll(() => client.isReady, BACK).toBe(true);
		// on a machine that is so busy that Redis seems away for a moment more, not with the first name
		let turn = 0;
		await vi.waitFor(async () => {
			turn += 1;
			await consume(first.limits, LIMITS.contact.points, `after ${turn}`);
			await expect(second.limits.consume('contact', `after ${turn}`)).rejects.toMatchObject(REFUSED);
		}, BACK);
	});

	it('apply across several APIs, none of which fails while Redis is gone', async () => {
		const base = await createTestApp();
		const apis = [await openLimits(), await openLimits()].map(({ limits }) => testAppOn(base, { limits }));
		const guess = async (turn: number, username: string) =>
			(await apis[turn % 2]?.send(userLogin, { body: { username, password: 'a guess' } }))?.status;
		try {
			const statuses: (number | undefined)[] = [];
			for (let turn = 0; turn < 22; turn += 1) statuses.push(await guess(turn, 'anna@example.pl'));
			expect(statuses.slice(0, LIMITS['login-guesser'].points + 1)).toEqual([
				...Array.from({ length: LIMITS['login-guesser'].points }, () => 401),
				429,
			]);
			await redis.kill();
			for (let turn = 0; turn < 8; turn += 1) expect(await guess(turn, 'ewa@example.pl')).toBe(401);
		} finally {
			await redis.start();
			await base.close();
		}
	});
});
