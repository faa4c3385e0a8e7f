import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { userCreate, userLogin, userMe } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockFrom, hasFaketime } from '../../../../scripts/for-tests/faketime.ts';
import { isFull, measured } from '../../../../scripts/for-tests/faults.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { stock } from '../../platform/database/schema/catalog.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { audit, stockBefore } from './audit.fixture.ts';
import { orderOf } from './order.fixture.ts';

/** Days from the true time; the last one is longer than anything is kept, so what is kept is looked at before. */
const JUMPS = ['-730', '+0', '+1', '-1', '+730'];
const ORDERS_PER_JUMP = 8;
const ORDER = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
const PASSWORD = 'cztery konie w kropki';
const ANNA = { email: 'anna@example.pl', firstname: 'Anna', lastname: 'Nowak' };

const canJump = isFull && hasFaketime();
const folder = mkdtempSync(join(tmpdir(), 'pasaz-clock-'));
const clock = join(folder, 'clock');
let postgres: RealPostgres;
let child: ChildProcess;
beforeAll(async () => {
	if (!canJump) return;
	postgres = await startRealPostgres(async (db) => {
		await writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z'));
		await db.update(stock).set({ qty: 1_000 }).where(eq(stock.sku, 'SZAL-1'));
	});
});
afterAll(async () => {
	child?.kill('SIGKILL');
	await postgres?.remove();
	rmSync(folder, { recursive: true });
});

async function startApi(databaseUrl: string): Promise<string> {
	const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, STORE_VIEWS: STORE_VIEWS_FILE, API_PORT: '0' };
	child = fork(join(import.meta.dirname, '../../main.ts'), {
		env: { ...process.env, ...settings, ...clockFrom(clock), LOG_LEVEL: 'error', SANDBOX_PAYMENT: 'false' },
		execArgv: ['--no-warnings'],
	});
	const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
	if (typeof message !== 'object') throw new Error('The API does not start');
	return `http://127.0.0.1:${message.port}`;
}

/** @returns the answer's text */
async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<string> {
	const request = {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', ...headers },
	};
	const response = await fetch(address, request);
	const text = await response.text();
	expect(response.status, text).toBe(200);
	return text;
}

it.runIf(canJump)(
	'a server whose clock jumps by days and years loses, doubles and refuses nothing (21.14)',
	async () => {
		writeFileSync(clock, '+0d');
		const { db, url: databaseUrl, close } = await postgres.copy();
		const opening = await stockBefore(db);
		const url = await startApi(databaseUrl);
		await post(url + userCreate.path, { customer: ANNA, password: PASSWORD });
		const told = new Map<string, string>();
		for (const days of JUMPS) {
			if (days === JUMPS.at(-1)) expect(await audit(db, opening, told)).toEqual([]);
			writeFileSync(clock, `${days}d`);
			const keys = Array.from({ length: ORDERS_PER_JUMP }, () => randomUUID());
			const order = (key: string) => post(url + orderCreate.path, ORDER, { 'idempotency-key': key });
			const answers = await Promise.all(keys.map(order));
			expect(await Promise.all(keys.map(order))).toEqual(answers);
			for (const [index, key] of keys.entries()) told.set(key, answers[index] ?? '');
			const login = JSON.parse(await post(url + userLogin.path, { username: ANNA.email, password: PASSWORD }));
			const me = await fetch(url + userMe.path, { headers: { authorization: `Bearer ${login.result}` } });
			expect(me.status).toBe(200);
		}
		expect(await db.$count(orders)).toBe(told.size);
		const numbers = await db.selectDistinct({ number: orders.number }).from(orders);
		expect(numbers).toHaveLength(told.size);
		measured('F36', { 'jumps of the server’s clock, days': JUMPS.join(', '), orders: told.size, 'lost or doubled': 0 });
		await close();
	},
	120_000,
);
