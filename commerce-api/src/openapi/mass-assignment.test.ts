import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '../platform/database/schema/community.ts';
import { orderStates, orders } from '../platform/database/schema/sales.ts';
import { users } from '../platform/database/schema/users.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { Call } from './call.ts';
import { exampleOf } from './example-of.ts';
import { type FieldPlace, placesIn, replaced } from './hostile-values.fixture.ts';
import { schemaOfInput } from './json-schemas.ts';
import { LEAKED } from './samples/merchant.fixture.ts';
import type { SampleRequest } from './samples/sample.fixture.ts';
import { endsSessions, expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, type Shopper, type World } from './world.fixture.ts';

let world: World;
let owner: Shopper;
beforeAll(async () => {
	world = await createWorld();
	owner = await world.newcomer();
});
afterAll(() => world.shop.close());

/** Fields that rows have and requests have no business with. */
const HOSTILE = {
	group_id: 99,
	groupId: 99,
	is_admin: true,
	isAdmin: true,
	role: 'admin',
	user: { id: 1 },
	userId: 1,
	user_id: 1,
	email_verified: true,
	emailVerified: true,
	mustChangePassword: false,
	passwordHash: 'x',
	password_hash: 'x',
	price: 0.01,
	final_price: 0.01,
	grand_total: 0.01,
	discount: 99,
	discount_amount: -99,
	paymentStatus: 'paid',
	status: 1,
	review_status: 1,
	is_verified_purchase: true,
	customer_id: 1,
	created_at: '1999-01-01',
	id: 1,
};

/** The request with all of them in the object at a place, except where the contract has a field of the name. */
function infested(body: unknown, { path, schema }: FieldPlace): unknown {
	const own = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), body) ?? exampleOf(schema);
	const foreign = Object.entries(HOSTILE).filter(([name]) => !(name in (schema.properties ?? {})));
	return replaced(body, path, { ...Object.fromEntries(foreign), ...Object(own) });
}

/** The request with something in the fields that may hold anything and change nothing. */
function withUnused(body: unknown, places: readonly FieldPlace[]): unknown {
	const unused = places.filter(({ path, schema }) => Object.keys(schema).length === 0 && !path.includes('options'));
	const isThere = ({ path }: FieldPlace) =>
		path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), body);
	return unused.filter(isThere).reduce((value, { path }) => replaced(value, path, 1), body);
}

/** Documents whose shape is a platform's. */
const OPEN = [
	'POST /api/catalog/search searchQuery _appliedSort 0 options',
	'POST /api/catalog/searches searches 0 searchQuery _appliedSort 0 options',
	'POST /api/catalog/:index/:entity/_search _appliedSort 0 options',
	...['', ' _appliedFilters 0'].map((place) => `POST /api/catalog/:index/:entity/_search${place}`),
	'POST /api/cart/sync lines 0 product_option extension_attributes',
	'POST /api/cart/update cartItem product_option extension_attributes',
	'POST /api/order addressInformation shippingExtraFields',
	...['', ' product_option extension_attributes'].map((place) => `POST /api/order products 0${place}`),
	...['', ' items 0'].map((place) => `POST /api/analytics/facebook-conversion-log${place}`),
	...['', ' items 0'].map((place) => `POST /api/analytics/google-analytics-log${place}`),
];

const CALLS = ALL_CALLS.filter(({ bodies, path }) => 'application/json' in bodies && !path.includes('callback'));

interface Trial {
	body: unknown;
	asked: SampleRequest;
	places: FieldPlace[];
}

async function trialOf(call: Call): Promise<Trial> {
	const schema = call.bodies['application/json'];
	if (!schema) throw new Error('This call takes no body');
	const asked = await sampleOf(call).ask(world, owner);
	const body = asked.body instanceof URLSearchParams ? Object.fromEntries(asked.body) : asked.body;
	return { body, asked, places: placesIn(schemaOfInput(schema)) };
}

function hasFields({ schema }: FieldPlace): boolean {
	return schema.properties !== undefined;
}

const isStrict = ({ schema }: FieldPlace) => schema.additionalProperties === false;

describe('fields that a request has no business with', () => {
	it.each(CALLS.map((call) => [nameOf(call), call] as const))(
		'are refused at every depth: %s (24.2, 27.2)',
		async (_name, call) => {
			const { body, asked, places } = await trialOf(call);
			for (const place of places.filter(hasFields).filter(isStrict)) {
				const response = await send(world, call, { ...asked, body: infested(body, place) }, tokenOf(call, owner));
				expect([place.path, await expectDescribed(call, response)]).toEqual([place.path, '422 invalid-input']);
				const { result } = await response.json();
				expect(result.errorMessage).toContain(place.path.join('.'));
			}
		},
	);

	it('are refused by every call of ours', () => {
		const open = CALLS.flatMap((call) => {
			const schema = call.bodies['application/json'];
			const places = schema ? placesIn(schemaOfInput(schema)).filter(hasFields) : [];
			return places.filter((place) => !isStrict(place)).map(({ path }) => [nameOf(call), ...path].join(' '));
		});
		expect(open.toSorted()).toEqual(OPEN.toSorted());
	});

	it.each(CALLS.map((call) => [nameOf(call), call] as const))(
		'change nothing where they may be: %s (24.2, 27.2)',
		async (_name, call) => {
			const { body, asked, places } = await trialOf(call);
			const open = places.filter(hasFields).filter((place) => !isStrict(place));
			const asker = endsSessions(call) ? await world.newcomer() : owner;
			const changed = open.reduce((value, place) => infested(value, place), withUnused(body, places));
			const response = await send(world, call, { ...asked, body: changed }, tokenOf(call, asker));
			expect(response.status).toBe(sampleOf(call).status ?? 200);
		},
	);

	it('the database', async () => {
		const { db } = world.shop;
		// The merchant's own call ends the other passwords.
		const all = (await db.select().from(users)).filter(({ email }) => !email.startsWith(LEAKED));
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
		// What is paid went through the merchant's own call, which leaves its time.
		const entered = await db.select().from(orderStates).where(eq(orderStates.state, 'paid'));
		const paid = new Set(entered.map(({ orderUuid }) => orderUuid));
		for (const { uuid, subtotal, paymentStatus } of placed) {
			const isUnpaid = ['pending', 'on-delivery'].includes(paymentStatus);
			expect([subtotal, isUnpaid]).toEqual([4999, !paid.has(uuid)]);
		}
	});
});

it('a strict request without extra fields is accepted', async () => {
	const call = CALLS.find(({ path }) => path === '/api/order');
	if (!call) throw new Error('There is no order');
	expect((await send(world, call, await sampleOf(call).ask(world, owner), owner.access)).status).toBe(200);
});
