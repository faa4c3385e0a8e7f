import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import { ALL_SAMPLES } from './samples/all-samples.fixture.ts';
import { endsSessions, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, PASSWORD, PAYMENT_SECRET, type World } from './world.fixture.ts';

const logged: string[] = [];
let world: World;
beforeAll(async () => {
	world = await createWorld({ onLog: (line) => logged.push(line) });
});
afterAll(() => world.shop.close());

const CALLS = ALL_CALLS.map((call) => [nameOf(call), call] as const);

it('every call has a sample, and every sample a call', () => {
	expect(Object.keys(ALL_SAMPLES).toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
});

describe('answers as the contract says (24.1)', () => {
	it.each(CALLS)('%s', async (_name, call) => {
		const owner = endsSessions(call) ? await world.newcomer() : world.a;
		const asked = await sampleOf(call).ask(world, owner);
		const response = await send(world, call, asked, tokenOf(call, owner));
		const { status = 200 } = sampleOf(call);
		if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`);
		if (status >= 400) return;
		const told = call.answers.find((answer) => answer.status === status);
		const type = response.headers.get('content-type')?.split(';')[0] ?? '';
		if (status === 200) expect(Object.keys(told?.content ?? {})).toContain(type);
		const schema = told?.content[type];
		if (!schema) return;
		const answer = await response.json();
		// Nothing but what the contract names: what it does not know is left out by `parse`.
		expect(schema.parse(answer)).toEqual(answer);
	});
});

it('the log holds nothing personal', () => {
	expect(logged.length).toBeGreaterThan(ALL_CALLS.length / 2);
	const secrets = [world.a.email, world.a.access, world.a.refresh, world.a.orderUuid, PASSWORD, PAYMENT_SECRET];
	expect(secrets.filter((secret) => logged.join('').includes(secret))).toEqual([]);
});
