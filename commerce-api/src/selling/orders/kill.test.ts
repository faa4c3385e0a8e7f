import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measured, sized } from '../../../../scripts/for-tests/faults.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import type { Database } from '../../platform/database/database.ts';
import { withDatabase } from '../../platform/database/open-engine.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { audit, stockBefore } from './audit.fixture.ts';
import { orderOf } from './order.fixture.ts';

/** How often a process is killed. */
const KILLS = sized(2, 100);
const ORDERS_PER_KILL = 4;
/** The first orders of a process take about this long on a quiet machine. */
const FIRST_LIFE_MS = 300;
const REOPENED_WITHIN_MS = 3000;
/** What a process without a database of its own needs for its start on a quiet machine. */
const QUIET_START_MS = 600;
const ORDER = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);

const folder = mkdtempSync(join(tmpdir(), 'pasaz-kill-'));
const running = new Set<ChildProcess>();
let postgres: RealPostgres;
let startOfProcess = 0;
beforeAll(async () => {
	postgres = await startRealPostgres(fill);
	await withDatabase({ dataDir: folder, database: undefined }, fill);
});
afterAll(async () => {
	for (const child of running) child.kill('SIGKILL');
	await postgres?.remove();
	rmSync(folder, { recursive: true, force: true });
});

async function fill(db: Database): Promise<void> {
	await writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z'));
	await db.update(stock).set({ qty: 1_000_000 }).where(eq(stock.sku, 'SZAL-1'));
}

async function startApi(env: Record<string, string>): Promise<{ child: ChildProcess; url: string; tookMs: number }> {
	const started = performance.now();
	const child = fork(join(import.meta.dirname, '../../main.ts'), {
		env: {
			...process.env,
			STORE_VIEWS: STORE_VIEWS_FILE,
			DATA_DIR: folder,
			API_PORT: '0',
			LOG_LEVEL: 'error',
			SANDBOX_PAYMENT: 'false',
			...env,
		},
		execArgv: ['--no-warnings'],
	});
	running.add(child);
	child.once('exit', () => running.delete(child));
	const [{ port }] = await once(child, 'message');
	return { child, url: `http://127.0.0.1:${port}`, tookMs: performance.now() - started };
}

/** The answer's text, or nothing when the process died before it came. */
async function send(url: string, key: string): Promise<string | undefined> {
	try {
		const headers = { 'content-type': 'application/json', 'idempotency-key': key };
		const response = await fetch(url + orderCreate.path, { method: 'POST', headers, body: JSON.stringify(ORDER) });
		const answer = await response.text();
		return response.status === 200 ? answer : undefined;
	} catch {
		return undefined;
	}
}

/** Kills the process at a random moment of each handful of orders; the next process gets those again that were not answered. */
async function killAndRetry(
	kills: number,
	env: Record<string, string>,
): Promise<{ told: Map<string, string>; starts: number[] }> {
	const told = new Map<string, string>();
	const starts: number[] = [];
	let open: string[] = [];
	let longestLife = FIRST_LIFE_MS;
	for (let kill = 0; kill <= kills; kill += 1) {
		const { child, url, tookMs } = await startApi(env);
		starts.push(tookMs);
		const isLast = kill === kills;
		const keys = isLast ? open : [...open, ...Array.from({ length: ORDERS_PER_KILL }, () => randomUUID())];
		const sending = keys.map(async (key) => ({ key, answer: await send(url, key) }));
		if (!isLast) await setTimeout(Math.random() * longestLife);
		else await Promise.all(sending);
		child.kill('SIGKILL');
		await once(child, 'exit');
		const sent = await Promise.all(sending);
		for (const { key, answer } of sent) if (answer !== undefined) told.set(key, answer);
		open = sent.filter(({ answer }) => answer === undefined).map(({ key }) => key);
		// about half of the orders are to be answered, however busy the machine is: else they would pile up
		longestLife *= open.length * 2 > keys.length ? 1.2 : 0.9;
	}
	expect(open).toEqual([]);
	return { told, starts };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function expectAllThere(db: Database, told: Map<string, string>): Promise<void> {
	const opening = await stockBefore(db);
	opening.set('SZAL-1', 1_000_000);
	expect(await db.$count(orders)).toBe(told.size);
	expect(await audit(db, opening, told)).toEqual([]);
}

it(
	'a process that is killed while it takes orders loses none, doubles none and answers a repetition alike (26.1, 26.2)',
	async () => {
		const { db, url, close } = await postgres.copy();
		const { told, starts } = await killAndRetry(KILLS, { DATABASE_URL: url });
		startOfProcess = median(starts);
		expect(told.size).toBe(KILLS * ORDERS_PER_KILL);
		await expectAllThere(db, told);
		measured('F01', { kills: KILLS, orders: told.size, 'lost or doubled': 0 });
		await close();
	},
	90_000 + KILLS * 6_000,
);

it(
	'so does one with the embedded database, which opens again in three seconds (26.2, 26.5)',
	async () => {
		const { told, starts } = await killAndRetry(KILLS, {});
		expect(told.size).toBe(KILLS * ORDERS_PER_KILL);
		// However busy the machine is: what the process needs besides is what it needs without a database of its own.
		const slowness = Math.max(1, startOfProcess / QUIET_START_MS);
		expect(median(starts) - startOfProcess).toBeLessThan(REOPENED_WITHIN_MS * slowness);
		await withDatabase({ dataDir: folder, database: undefined }, (db) => expectAllThere(db, told));
		measured('F09', {
			kills: KILLS,
			orders: told.size,
			'opened again after (median)': `${Math.round(median(starts) - startOfProcess)} ms`,
		});
	},
	90_000 + KILLS * 6_000,
);
