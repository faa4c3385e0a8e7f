import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { stock } from '../platform/database/schema/catalog.ts';
import { outbox } from '../platform/database/schema/outbox.ts';
import { idempotencyKeys, orderItems, orders } from '../platform/database/schema/sales.ts';
import { ALL_CALLS } from './all-calls.ts';
import { expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, PASSWORD, PAYMENT_SECRET, type World } from './world.fixture.ts';

/** How many questions the database still answers; then it says what nobody must read. */
let left = Number.POSITIVE_INFINITY;
const ASKING = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count', 'transaction']);

function failing(db: Database): Database {
	return new Proxy(db, {
		get(target, name) {
			const member = Reflect.get(target, name);
			if (!ASKING.has(String(name))) return typeof member === 'function' ? member.bind(target) : member;
			return (...given: unknown[]) => {
				left -= 1;
				if (left < 0) throw new Error('select secret from users where password');
				if (name !== 'transaction') return member.apply(target, given);
				const [work, ...more] = given as [(tx: Database) => unknown];
				return member.call(target, (tx: Database) => work(failing(tx)), ...more);
			};
		},
	});
}

const logged: string[] = [];
let world: World;
beforeAll(async () => {
	world = await createWorld({ through: failing, onLog: (line) => logged.push(line) });
});
afterAll(() => world.shop.close());

/** They have all they need in memory. */
const WITHOUT_DATABASE = new Set([
	'GET /api/countries/all',
	'GET /api/countries/place',
	'GET /pim/product/:uuid/reviews',
	'GET /api/sample/:sku/:file',
	'GET /film/:file{[A-Za-z0-9_-]+\\.(mp4|webm)}',
	'GET /robots.txt',
	'GET /healthz',
	'GET /mails',
	'GET /mails/:name',
	'GET /api/openapi.json',
	'POST /api/user/login-token',
]);

describe('an unexpected failure is only answered with an id (27.20)', () => {
	it.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
		const asked = await sampleOf(call).ask(world, world.a);
		left = 0;
		const response = await send(world, call, asked, tokenOf(call, world.a)).finally(() => {
			left = Number.POSITIVE_INFINITY;
		});
		if (WITHOUT_DATABASE.has(name)) return expect(response.status).toBe(sampleOf(call).status ?? 200);
		expect(await expectDescribed(call, response)).toBe('500 internal');
		const { result } = await response.json();
		expect(Object.keys(result).toSorted()).toEqual(['errorCode', 'errorMessage', 'id']);
		expect(result.errorMessage).toBe(`Something went wrong on our side. Please quote ${result.id}.`);
	});
});

describe('an order in which something unforeseen happens', () => {
	const kept = async () => {
		const { db } = world.shop;
		const counts = [orders, orderItems, idempotencyKeys, outbox].map((table) =>
			db.select({ rows: count() }).from(table),
		);
		return [await Promise.all(counts), await db.select().from(stock)];
	};

	it('leaves no partial changes behind (27.20)', async () => {
		const call = ALL_CALLS.find(({ path }) => path === '/api/order');
		if (!call) throw new Error('There is no order');
		const asked = await sampleOf(call).ask(world, world.a);
		const before = await kept();
		let failures = 0;
		for (let status = 500; status !== 200; failures += 1) {
			left = failures;
			({ status } = await send(world, call, asked, world.a.access));
			left = Number.POSITIVE_INFINITY;
			if (status === 200) break;
			expect(status).toBe(500);
			expect(await kept()).toEqual(before);
		}
		expect(failures).toBeGreaterThan(15);
		expect(await kept()).not.toEqual(before);
	});
});

it('the log holds nothing personal', () => {
	expect(logged.length).toBeGreaterThan(ALL_CALLS.length / 2);
	const secrets = [world.a.email, world.a.access, world.a.refresh, world.a.orderUuid, PASSWORD, PAYMENT_SECRET];
	expect(secrets.filter((secret) => logged.join('').includes(secret))).toEqual([]);
});
