import { OrderRequest } from '@pasaz/kernel/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartItems, idempotencyKeys, orders } from '../platform/database/schema/sales.ts';
import { requestHash } from '../selling/idempotency.ts';
import { orderOf } from '../selling/orders/order.fixture.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { SampleRequest } from './samples/sample.fixture.ts';
import { expectDescribed, nameOf, send } from './send.fixture.ts';
import { createWorld, PASSWORD, type World } from './world.fixture.ts';

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.shop.close());

async function refusal(name: string, asked: SampleRequest, token?: string): Promise<string> {
	const call = ALL_CALLS.find((one) => nameOf(one) === name);
	if (!call) throw new Error(`There is no ${name}`);
	return expectDescribed(call, await send(world, call, asked, token));
}

it('a kind of document that does not exist', async () => {
	const asked = { params: { index: 'pl', entity: 'order' }, body: {} };
	expect(await refusal('POST /api/catalog/:index/:entity/_search', asked)).toBe('404 unknown-entity');
});

it('a cart with more lines than it may have', async () => {
	const { cartId, access } = world.b;
	const lines = Array.from({ length: 200 }, (_, line) => ({
		cartId,
		sku: `NIC-${line}`,
		lineKey: `NIC-${line}`,
		qty: 1,
	}));
	await world.shop.db.insert(cartItems).values(lines);
	const asked = { query: { cartId }, body: { cartItem: { sku: 'KARTA-1', qty: 1 } } };
	expect(await refusal('POST /api/cart/update', asked, access)).toBe('422 cart-full');
});

it('an order that is too far to be cancelled (27.5)', async () => {
	const uuid = await world.order(world.b);
	await world.shop.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.uuid, uuid));
	expect(await refusal('POST /api/order/:uuid/cancel', { params: { uuid } }, world.b.access)).toBe(
		'409 not-cancelable',
	);
});

it('an order that is being placed under the same key', async () => {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	const key = crypto.randomUUID();
	await world.shop.db.insert(idempotencyKeys).values({ key, requestHash: requestHash(OrderRequest.parse(body)) });
	expect(await refusal('POST /api/order', { body, headers: { 'Idempotency-Key': key } })).toBe('409 order-in-progress');
});

it.each([
	['wrong', PASSWORD.toUpperCase()],
	['empty', ''],
])('a login with a password that is %s, told alike for an account and for none', async (_name, password) => {
	for (const username of [world.a.email, 'nobody@example.com']) {
		expect(await refusal('POST /api/user/login', { body: { username, password } })).toBe('401 wrong-login');
	}
});

it('an address with an id that the user has not', async () => {
	const address = { firstname: 'Ola', lastname: 'N', street: ['Polna'], postcode: '1', city: 'Łódź', country_id: 'PL' };
	const customer = { email: world.a.email, firstname: 'Ola', lastname: 'N', addresses: [{ ...address, id: 77 }] };
	expect(await refusal('POST /api/user/me', { body: { customer } }, world.a.access)).toBe('403 foreign-address');
});
