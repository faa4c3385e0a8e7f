import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '../database/schema/community.ts';
import { orders } from '../database/schema/sales.ts';
import { users } from '../database/schema/users.ts';
import { ALL_CALLS } from './all-calls.ts';
import { type JsonSchema, schemaOfInput } from './json-schemas.ts';
import type { Asked } from './samples-for-test/sample.ts';
import { expectTold, nameOf, sampleOf, send, tokenOf } from './send-for-test.ts';
import { createWorld, type Shopper, type World } from './world-for-test.ts';

let world: World;
let owner: Shopper;
beforeAll(async () => {
	world = await createWorld();
	owner = await world.newcomer();
}, 60_000);
afterAll(() => world.shop.close());

/** Fields that rows have and requests have no business with. */
const HOSTILE = {
	...{
		group_id: 99,
		groupId: 99,
		is_admin: true,
		isAdmin: true,
		role: 'admin',
		user: { id: 1 },
		userId: 1,
		user_id: 1,
	},
	...{ email_verified: true, emailVerified: true, mustChangePassword: false, passwordHash: 'x', password_hash: 'x' },
	...{ price: 0.01, final_price: 0.01, grand_total: 0.01, discount: 99, discount_amount: -99, paymentStatus: 'paid' },
	...{ status: 1, review_status: 1, is_verified_purchase: true, customer_id: 1, created_at: '1999-01-01', id: 1 },
};

/** The value with all of them in every object, except where the contract has a field of the name. */
function infested(value: unknown, schema: JsonSchema): unknown {
	if (Array.isArray(value)) {
		const items = schema.items && !Array.isArray(schema.items) && schema.items !== true ? schema.items : {};
		return value.map((member) => infested(member, items));
	}
	if (value === null || typeof value !== 'object') return value;
	const { properties } = schema;
	// What may hold any field, as the counts of events do, has no field too many.
	if (!properties) return value;
	const own = Object.entries(value).map(([name, member]) => {
		const known = properties[name];
		return [name, infested(member, typeof known === 'object' ? known : {})];
	});
	const foreign = Object.entries(HOSTILE).filter(([name]) => !(name in properties));
	return { ...Object.fromEntries(foreign), ...Object.fromEntries(own) };
}

const CALLS = ALL_CALLS.filter(({ bodies, path }) => 'application/json' in bodies && !path.includes('callback'));

describe('fields that a request has no business with change nothing in', () => {
	test.each(CALLS.map((call) => [nameOf(call), call] as const))('%s', async (_name, call) => {
		const [schema] = Object.values(call.bodies);
		if (!schema) throw new Error('This call takes no body');
		const asked = await sampleOf(call).ask(world, owner);
		const plain = asked.body instanceof URLSearchParams ? Object.fromEntries(asked.body) : asked.body;
		const input = schemaOfInput(schema);
		const changed: Asked = { ...asked, body: infested(plain, input) };
		expect(changed.body).not.toEqual(plain);
		const response = await send(world, call, changed, tokenOf(call, owner));
		const isStrict = input.additionalProperties === false;
		if (isStrict) expect(await expectTold(call, response)).toBe('422 invalid-input');
		else expect(response.status).toBe(sampleOf(call).status ?? 200);
	});

	test('the database', async () => {
		const { db } = world.shop;
		const all = await db.select().from(users);
		expect(all.length).toBeGreaterThan(5);
		for (const { groupId, mustChangePassword, passwordHash, createdAt } of all) {
			expect([groupId, mustChangePassword, passwordHash?.startsWith('$argon2id$')]).toEqual([1, false, true]);
			expect(createdAt.getFullYear()).toBeGreaterThan(2025);
		}
		// One of them was published by the merchant's own call.
		const written = await db.select().from(reviews);
		expect(written.filter(({ status }) => status === 1).length).toBeLessThanOrEqual(1);
		expect(written.filter(({ userId, orderUuid }) => userId === 1 && orderUuid === null)).toEqual([]);
		const placed = await db.select().from(orders).where(eq(orders.userId, owner.userId));
		for (const { subtotal, paymentStatus } of placed) expect([subtotal, paymentStatus]).toEqual([4999, 'pending']);
	});
});

test('a strict request with nothing too many is taken', async () => {
	const call = CALLS.find(({ path }) => path === '/api/order');
	if (!call) throw new Error('There is no order');
	expect((await send(world, call, await sampleOf(call).ask(world, owner), owner.access)).status).toBe(200);
});
