import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../app.fixture.ts';
import { cartItems } from '../platform/database/schema/sales.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { Call } from './call.ts';
import type { Owns, SampleRequest } from './samples/sample.fixture.ts';
import { endsSessions, expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, type World } from './world.fixture.ts';

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.shop.close());

type Row = readonly [string, Call];
const calls = (which: (call: Call) => boolean): Row[] =>
	ALL_CALLS.filter(which).map((call) => [nameOf(call), call] as const);
const isNamed = (owns: Owns) => typeof owns === 'object';
const GARBAGE = 'x'.repeat(43);

async function answer(call: Call, asked: SampleRequest, token?: string) {
	const response = await send(world, call, asked, token);
	const { status } = response;
	const body = await response.text();
	const headers = [...response.headers].filter(([name]) => name !== 'date');
	return {
		status,
		body,
		headers,
		error: status >= 400 ? await expectDescribed(call, new Response(body, response)) : status,
	};
}

describe('without a token that is good there is no (17.16, 25.1)', () => {
	it.each(calls(({ access }) => access === 'user'))('%s', async (_name, call) => {
		const asked = await sampleOf(call).ask(world, world.a);
		for (const token of [undefined, GARBAGE, world.a.refresh]) {
			expect((await answer(call, asked, token)).error).toBe('401 not-authorized');
		}
	});

	it.each(calls(({ access }) => access === 'shopper'))('%s by one that is over', async (_name, call) => {
		const asked = await sampleOf(call).ask(world, world.a);
		expect((await answer(call, asked, GARBAGE)).error).toBe('401 not-authorized');
	});

	it.each(calls(({ access }) => access === 'admin'))('%s', async (_name, call) => {
		const asked = await sampleOf(call).ask(world, world.a);
		for (const token of [undefined, GARBAGE, world.a.access]) {
			expect((await answer(call, asked, token)).error).toBe('401 not-authorized');
		}
	});

	it('look at anything else of a merchant’s call', async () => {
		for (const path of ['/api/admin/invoices?from=never', '/api/admin/nothing']) {
			expect((await world.shop.app.request(path)).status).toBe(401);
		}
	});

	it('are not found in a shop without a merchant’s secret', async () => {
		const closed = await createTestApp();
		for (const [, call] of calls(({ access }) => access === 'admin')) {
			const asked = { params: { id: '1' }, ...(await sampleOf(call).ask(world, world.a)) };
			const response = await send({ ...world, shop: closed }, call, asked, GARBAGE);
			expect(await expectDescribed(call, response)).toBe('404 not-found');
		}
		await closed.close();
	});
});

describe('somebody else’s things are indistinguishable from missing ones (25.12, 27.1)', () => {
	it.each(calls((call) => isNamed(sampleOf(call).owns)))('%s', async (_name, call) => {
		const { owns, ask } = sampleOf(call);
		if (typeof owns !== 'object') throw new Error('This call names nothing');
		const asked = await ask(world, world.a);
		const before = await world.shop.db.select().from(cartItems).where(eq(cartItems.cartId, world.a.cartId));

		const foreign = await answer(call, asked, world.b.access);
		expect(foreign.error).toBe(owns.foreign);
		expect(foreign).toEqual(await answer(call, owns.unknown(asked), world.b.access));

		const guest = await answer(call, asked);
		expect(guest.error).toBe(owns.guest);
		if (call.path !== '/api/order/:uuid/payment') expect(guest).toEqual(await answer(call, owns.unknown(asked)));

		const unknown = await answer(call, owns.unknown(asked), world.a.access);
		expect(unknown.error).toBe(owns.foreign);
		expect(await world.shop.db.select().from(cartItems).where(eq(cartItems.cartId, world.a.cartId))).toEqual(before);
		expect((await answer(call, asked, world.a.access)).status).toBe(200);
	});
});

describe('lists only hold the user’s own things (27.1)', () => {
	it.each(calls((call) => sampleOf(call).owns === 'self'))('%s', async (_name, call) => {
		const { ask } = sampleOf(call);
		const owner = endsSessions(call) ? await world.newcomer() : world.b;
		const tokens = call.access === 'user' ? [owner.access] : [owner.access, undefined];
		const theirs = [world.a.email, world.a.cartId, world.a.orderUuid];
		for (const token of tokens) {
			const { status, body } = await answer(call, await ask(world, owner), token);
			expect([200, 401]).toContain(status);
			expect(theirs.filter((thing) => body.includes(thing))).toEqual([]);
		}
	});
});

const SECRETS = /^(uuid|secret|signature|token|order|orderUuid|orderSecret|refreshToken|resetToken|password)$/;

/** The same with every secret guessed. */
function guessed(asked: SampleRequest): SampleRequest {
	const guess = (fields: object) =>
		Object.fromEntries(
			Object.entries(fields).map(([name, value]) => [name, SECRETS.test(name) ? crypto.randomUUID() : value]),
		);
	const { params, body, headers } = asked;
	return {
		...asked,
		...(params && { params: guess(params) }),
		...(headers && { headers: { 'x-payment-signature': `t=1,v1=${'0'.repeat(64)}` } }),
		...(body !== undefined &&
			typeof body !== 'string' &&
			!(body instanceof URLSearchParams) && { body: guess(Object(body)) }),
	};
}

describe('a secret that was guessed opens no', () => {
	it.each(calls((call) => sampleOf(call).owns === 'secret'))('%s', async (_name, call) => {
		const asked = await sampleOf(call).ask(world, world.a);
		const { status } = await answer(call, guessed(asked), undefined);
		expect([401, 403, 404]).toContain(status);
	});
});

it('what is for everybody is the same for everybody', async () => {
	const rows = calls(({ access, method }) => access === 'anyone' && method === 'GET');
	const open = rows.filter(([, call]) => sampleOf(call).owns === 'nothing' && !/token|readyz|pdf/.test(call.path));
	expect(open.length).toBeGreaterThan(20);
	for (const [name, call] of open) {
		const asked = await sampleOf(call).ask(world, world.a);
		expect([name, (await answer(call, asked, world.a.access)).body]).toEqual([name, (await answer(call, asked)).body]);
		expect(tokenOf(call, world.a)).toBeUndefined();
	}
});
