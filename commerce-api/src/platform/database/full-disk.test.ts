import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull, measured } from '../../../../scripts/for-tests/faults.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { audit, stockBefore } from '../../selling/orders/audit.fixture.ts';
import { orderOf } from '../../selling/orders/order.fixture.ts';
import { withDatabase } from './open-engine.ts';
import { stock } from './schema/catalog.ts';

/** A disk of its own needs the rights of an administrator, and filling it is too slow for each change. */
const mayMount = isFull && process.platform === 'linux' && process.getuid?.() === 0;
const DISK = '192m';
const STOCK = 10_000;
const ORDER = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);

const folder = mkdtempSync(join(tmpdir(), 'pasaz-disk-'));
const dataDir = join(folder, 'disk');
const filling = join(dataDir, 'filling');
const running = new Set<ChildProcess>();

beforeAll(async () => {
	if (!mayMount) return;
	mkdirSync(dataDir);
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', dataDir]);
	const prepared = join(folder, 'prepared');
	await withDatabase({ dataDir: prepared, database: undefined }, async (db) => {
		await writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z'));
		await db.update(stock).set({ qty: STOCK }).where(eq(stock.sku, 'SZAL-1'));
	});
	cpSync(join(prepared, 'db'), join(dataDir, 'db'), { recursive: true });
});
afterAll(() => {
	for (const child of running) child.kill('SIGKILL');
	if (mayMount) execFileSync('umount', ['--lazy', dataDir]);
	rmSync(folder, { recursive: true, force: true });
});

async function startApi(): Promise<{ url: string; stop: () => Promise<void> }> {
	const env = { DATA_DIR: dataDir, API_PORT: '0', LOG_LEVEL: 'silent', SANDBOX_PAYMENT: 'false' };
	const child = fork(join(import.meta.dirname, '../../main.ts'), {
		env: { ...process.env, STORE_VIEWS: STORE_VIEWS_FILE, ...env },
		execArgv: ['--no-warnings'],
	});
	running.add(child);
	const ended = once(child, 'exit').finally(() => running.delete(child));
	const [message] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])]);
	if (!message) throw new Error('The API does not start');
	const stop = async () => {
		child.kill('SIGTERM');
		await ended;
	};
	return { url: `http://127.0.0.1:${message.port}`, stop };
}

const told = new Map<string, string>();

async function order(url: string, key: string = randomUUID()): Promise<number> {
	const headers = { 'content-type': 'application/json', 'idempotency-key': key };
	const answer = await fetch(url + orderCreate.path, { method: 'POST', headers, body: JSON.stringify(ORDER) });
	const text = await answer.text();
	if (answer.status === 200) told.set(key, text);
	return answer.status;
}

/** Leaves no block of the disk. */
function fill(): void {
	for (const size of [2 ** 20, 2 ** 12])
		try {
			for (;;) appendFileSync(filling, Buffer.alloc(size));
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
		}
}

it.runIf(mayMount)(
	'a disk that is full refuses orders for the moment, loses none, and takes them again once there is room (26.6)',
	async () => {
		const first = await startApi();
		expect(await order(first.url)).toBe(200);
		fill();
		const refused = randomUUID();
		const statuses: number[] = [];
		// What the database still has room for inside of its files is used up first.
		for (let turn = 0; turn < 3000 && !statuses.includes(503); turn += 1)
			statuses.push(await order(first.url, turn === 0 ? refused : undefined));
		expect(new Set(statuses)).toEqual(new Set(statuses.length > 1 ? [200, 503] : [503]));
		const look = async (url: string) => (await fetch(`${url}${stockCheck.path}?sku=SZAL-1`)).status;
		expect(await look(first.url)).toBe(200);
		rmSync(filling);
		await expect.poll(() => order(first.url), { timeout: 30_000 }).toBe(200);
		await first.stop();

		const second = await startApi();
		expect(await order(second.url, refused)).toBe(200);
		await second.stop();
		await withDatabase({ dataDir, database: undefined }, async (db) => {
			const opening = await stockBefore(db);
			opening.set('SZAL-1', STOCK);
			expect(await audit(db, opening, told)).toEqual([]);
		});
		measured('F11', { 'orders before and after the disk was full': told.size, 'lost or half': 0 });
	},
	1_200_000,
);
