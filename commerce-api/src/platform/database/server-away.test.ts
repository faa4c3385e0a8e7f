import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { measured, sized } from '../../../../scripts/for-tests/faults.ts';
import { processTime } from '../../../../scripts/for-tests/process-time.ts';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { audit, stockBefore } from '../../selling/orders/audit.fixture.ts';
import { orderOf, sendUntilAnswered } from '../../selling/orders/order.fixture.ts';
import { openPostgres } from './open-postgres.ts';
import { type RealPostgres, startRealPostgres } from './real-postgres.fixture.ts';
import { stock } from './schema/catalog.ts';

const ROUNDS = sized(1, 100);
const OPENING = new Date('2026-11-20T10:00:00Z');
/** ms of this process, however busy the machine is (rule 26.4). */
const A_SECOND = 1300;

let postgres: RealPostgres;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), OPENING), openPostgres);
});
afterAll(() => postgres?.remove());

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

interface Answer {
	status: number;
	took: number;
	at: number;
}

async function ask(shop: TestApp, path = `${stockCheck.path}?sku=SZAL-1`): Promise<Answer> {
	const started = processTime();
	const response = await shop.app.request(path);
	await response.text();
	if (response.status === 503) expect(response.headers.get('retry-after')).toBe('1');
	return { status: response.status, took: processTime() - started, at: processTime() };
}

it(
	'the server restarts under 50 requests a second: none hangs, none fails otherwise, and all is well again at once (26.3)',
	async () => {
		const { db, close } = await postgres.copy();
		closing.push(close);
		// A copied sequence trusts in what was logged for its template, and a crash would set it back (PostgreSQL's nextval).
		await postgres.server.run('checkpoint');
		const shop = testAppOn({ db, close });
		await db.update(stock).set({ qty: ROUNDS }).where(eq(stock.sku, 'SZAL-1'));
		const opening = await stockBefore(db);
		let slowestReturn = 0;
		for (let round = 0; round < ROUNDS; round += 1) {
			const answers: Promise<Answer>[] = [];
			const traffic = setInterval(() => answers.push(ask(shop)), 20);
			const order = sendUntilAnswered(shop, orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]));
			await setTimeout(200);
			await postgres.server.stop(round % 2 ? 'fast' : 'immediate');
			await expect.poll(async () => (await shop.app.request('/readyz')).status).toBe(503);
			await postgres.server.start();
			const up = processTime();
			await expect.poll(async () => (await ask(shop)).status).toBe(200);
			const well = processTime();
			expect(well - up).toBeLessThan(2000);
			slowestReturn = Math.max(slowestReturn, well - up);
			await setTimeout(1000);
			clearInterval(traffic);

			const all = await Promise.all(answers);
			expect([...new Set(all.map(({ status }) => status))].toSorted()).toEqual([200, 503]);
			expect(Math.max(...all.map(({ took }) => took))).toBeLessThan(A_SECOND);
			const later = all.filter(({ at, took }) => at - took > well + 500);
			expect(later.filter(({ status }) => status !== 200)).toEqual([]);
			expect((await shop.app.request('/readyz')).status).toBe(200);
			expect((await order).status).toBe(200);
			expect(await audit(db, opening, new Map([[(await order).key, (await order).answer]]))).toEqual([]);
		}
		measured('F07', { restarts: ROUNDS, 'slowest return': `${Math.round(slowestReturn)} ms` });
	},
	30_000 + ROUNDS * 8_000,
);

it('a server that answers after three seconds, or never, counts as away within one (26.4)', async () => {
	const { url } = await postgres.copy();
	const line = await openLine(Number(new URL(url).port));
	const engine = openPostgres({ url: line.url(url), poolSize: 4 });
	closing.push(engine.close, line.close);
	const shop = testAppOn(engine);
	expect(await ask(shop)).toMatchObject({ status: 200 });
	for (const delay of [3000, 60_000]) {
		line.setDelay(delay);
		const answers = await Promise.all([ask(shop), ask(shop), ask(shop, '/readyz')]);
		expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
		expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(A_SECOND);
		expect((await ask(shop)).took).toBeLessThan(50);
		line.setDelay(0);
		await expect.poll(async () => (await ask(shop)).status, { timeout: 2000 }).toBe(200);
	}
});

it('when all connections are taken, a request fails within a second (26.4)', async () => {
	const { url } = await postgres.copy();
	const engine = openPostgres({ url, poolSize: 2 });
	closing.push(engine.close);
	const shop = testAppOn(engine);
	await ask(shop);
	const slow = [1, 2].map(async () => engine.db.execute(sql`select pg_sleep(2)`));
	const answer = await ask(shop);
	expect(answer).toMatchObject({ status: 503 });
	expect(answer.took).toBeLessThan(A_SECOND);
	await Promise.all(slow);
	expect(await ask(shop)).toMatchObject({ status: 200 });
});

it('a statement that the server ends and a transaction whose connection breaks leave no connection behind', async () => {
	const { url } = await postgres.copy();
	const engine = openPostgres({ url, poolSize: 2 });
	closing.push(engine.close);
	const { db } = engine;
	for (let round = 0; round < 5; round += 1) {
		await expect(
			db.transaction(async (tx) => {
				await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
			}),
		).rejects.toThrow();
		await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
		await expect(db.execute(sql`select 1/0`)).rejects.toThrow();
	}
	await Promise.all([1, 2, 3, 4].map(() => db.transaction((tx) => tx.execute(sql`select 1`))));
});

/** A line to the server on which everything can be late. */
async function openLine(port: number) {
	let delay = 0;
	const open = new Set<Socket>();
	const forward = (from: Socket, to: Socket) => {
		from.on('data', (data) => {
			globalThis.setTimeout(() => to.writable && to.write(data), delay).unref();
		});
		from.on('close', () => to.destroy());
		from.on('error', () => {});
		open.add(from);
	};
	const server: Server = createServer((near) => {
		const far = dial(port, '127.0.0.1');
		forward(near, far);
		forward(far, near);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port: own } = server.address() as AddressInfo;
	return {
		url: (url: string) => url.replace(`:${port}/`, `:${own}/`),
		setDelay: (ms: number) => {
			delay = ms;
		},
		close: async () => {
			for (const socket of open) socket.destroy();
			server.close();
		},
	};
}
