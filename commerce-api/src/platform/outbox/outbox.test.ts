import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type RealPostgres, startRealPostgres } from '../database/real-postgres.fixture.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Job } from '../job.ts';
import { enqueue, purgeTags } from './enqueue.ts';
import { purgeOutputCache } from './purge-output-cache.ts';
import { startOutbox } from './start-outbox.ts';
import { forgetGivenUp, HopelessError, LANES, workOutbox } from './work-outbox.ts';

let postgres: RealPostgres;
let db: Database;
beforeAll(async () => {
	postgres = await startRealPostgres(async () => {});
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	db = copy.db;
	return copy.close;
});

const clock = { now: new Date('2026-11-20T10:00:00Z') };
const wait = (seconds: number) => {
	clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const worker = (run: (job: Job, id: number) => Promise<void>, database = db) => ({
	db: database,
	run,
	now: () => clock.now,
	log: pino({ level: 'silent' }),
});
const mail = (to: string): Job => ({ kind: 'mail', mail: { to, subject: 's', text: 't', html: 'h' } });
const names = (jobs: Job[]) => jobs.map((job) => (job.kind === 'mail' ? job.mail.to : job.kind)).toSorted();

describe('the outbox', () => {
	it('does a job once its transaction has ended, and none of one that failed', async () => {
		await db.transaction((tx) => enqueue(tx, [mail('anna')]));
		await db
			.transaction(async (tx) => {
				await enqueue(tx, [mail('nobody')]);
				throw new Error('changed its mind');
			})
			.catch(() => {});
		const done: Job[] = [];
		const services = worker(async (job) => {
			done.push(job);
		});
		while ((await workOutbox(services, 'mails')) > 0);
		expect(names(done)).toEqual(['anna']);
		expect(await db.$count(outbox)).toBe(0);
	});

	it('does each job once, however many processes look for it', async () => {
		const wanted = Array.from({ length: 200 }, (_, index) => `shopper ${index}`).toSorted();
		await enqueue(db, wanted.map(mail));
		const done: Job[] = [];
		const processes = Array.from({ length: 8 }, () =>
			worker(async (job) => {
				await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
				done.push(job);
			}),
		);
		await Promise.all(
			processes.map(async (services) => {
				while ((await workOutbox(services, 'mails')) > 0);
			}),
		);
		expect(names(done)).toEqual(wanted);
	});

	it('tries again after longer and longer pauses, and keeps for people what never works', async () => {
		await enqueue(db, [mail('anna')]);
		let tries = 0;
		const services = worker(async () => {
			tries += 1;
			throw new Error('no such server');
		});
		await workOutbox(services, 'mails');
		expect(await workOutbox(services, 'mails')).toBe(0);
		wait(9);
		expect(await workOutbox(services, 'mails')).toBe(0);
		wait(2);
		expect(await workOutbox(services, 'mails')).toBe(1);
		for (let hour = 0; hour < 140; hour += 1) {
			wait(3601);
			await workOutbox(services, 'mails');
		}
		expect(tries).toBe(LANES.mails.attempts);
		expect(await db.select().from(outbox)).toMatchObject([
			{ attempts: LANES.mails.attempts, problem: 'no such server', failedAt: expect.any(Date) },
		]);
		const inDays = (days: number) => new Date(clock.now.getTime() + days * 86_400_000);
		await forgetGivenUp(db, inDays(29));
		expect(await db.$count(outbox)).toBe(1);
		await forgetGivenUp(db, inDays(31));
		expect(await db.$count(outbox)).toBe(0);
	});

	it('gives up hopeless jobs at once, without blocking others', async () => {
		await enqueue(db, [mail('nobody'), mail('anna')]);
		const done: Job[] = [];
		await workOutbox(
			worker(async (job) => {
				if (names([job])[0] === 'nobody') throw new HopelessError('no such address');
				done.push(job);
			}),
			'mails',
		);
		expect(names(done)).toEqual(['anna']);
		expect(await db.select().from(outbox)).toMatchObject([{ attempts: 1, failedAt: expect.any(Date) }]);
	});

	it('gives the jobs of a process that died to another one', async () => {
		await enqueue(db, [mail('anna')]);
		workOutbox(
			worker(() => new Promise(() => {})),
			'mails',
		);
		await expect.poll(async () => (await db.select().from(outbox))[0]?.attempts).toBe(1);
		const done: Job[] = [];
		const next = worker(async (job) => {
			done.push(job);
		});
		expect(await workOutbox(next, 'mails')).toBe(0);
		wait(301);
		await workOutbox(next, 'mails');
		expect(names(done)).toEqual(['anna']);
	});

	it('writes no address into the log', async () => {
		const lines: string[] = [];
		await enqueue(db, [mail('anna@example.pl')]);
		const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
		const services = { ...worker(() => Promise.reject(new Error('550 anna@example.pl unknown'))), log };
		await workOutbox(services, 'mails');
		expect(lines.join()).toContain('a job failed');
		expect(lines.join()).not.toContain('anna');
	});

	it('works by itself until it is stopped, and is stopped in order', async () => {
		let working = 0;
		let most = 0;
		const run = async () => {
			working += 1;
			most = Math.max(most, working);
			await new Promise((resolve) => setTimeout(resolve, 30));
			working -= 1;
		};
		const stop = startOutbox({ ...worker(run), everyHour: {}, everyMinute: {}, everySecond: {} });
		await enqueue(db, [mail('anna'), mail('ewa')]);
		await expect.poll(() => most, { timeout: 3000 }).toBeGreaterThan(0);
		await stop();
		expect(working).toBe(0);
		expect(await db.$count(outbox, eq(outbox.attempts, 0))).toBe(0);
	});
});

it('a mail server that hangs and a task that fails hold up nothing else', async () => {
	const done: string[] = [];
	const stop = startOutbox({
		...worker((job) => (job.kind === 'mail' ? new Promise(() => {}) : Promise.resolve(void done.push(job.kind)))),
		everyHour: {},
		everyMinute: {},
		everySecond: {
			broken: () => Promise.reject(new Error('an order that cannot be ended')),
			prices: async () => done.push('prices'),
		},
	});
	await enqueue(db, [mail('anna'), { kind: 'back-in-stock' }]);
	await expect.poll(() => new Set(done), { timeout: 5000 }).toEqual(new Set(['back-in-stock', 'prices']));
	void stop();
});

it('cached pages are purged by their tags, with the secret, and again if the shell is away', async () => {
	const asked: { authorization: string | undefined; body: string }[] = [];
	let status = 503;
	const shell = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		asked.push({ authorization: request.headers.authorization, body });
		response.writeHead(status).end();
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => shell.once('listening', resolve));
	const { port } = shell.address() as AddressInfo;
	const cache = { url: `http://127.0.0.1:${port}/cache/purge`, secret: 'a secret of the shop' };
	const services = worker(async (job) => {
		if (job.kind === 'purge') await purgeOutputCache(cache, job.tags);
	});
	await db.transaction((tx) => purgeTags(tx, ['product:1', 'menu', 'product:1']));
	await workOutbox(services, 'others');
	status = 200;
	wait(11);
	await workOutbox(services, 'others');
	shell.close();
	expect(asked).toEqual([
		{ authorization: 'Bearer a secret of the shop', body: '{"tags":["product:1","menu"]}' },
		{ authorization: 'Bearer a secret of the shop', body: '{"tags":["product:1","menu"]}' },
	]);
	expect(await db.$count(outbox)).toBe(0);
});
