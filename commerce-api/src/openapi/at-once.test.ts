import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../platform/database/real-postgres.fixture.ts';
import { ALL_CALLS } from './all-calls.ts';
import { expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, fillShop, type World } from './world.fixture.ts';

let postgres: RealPostgres;
let world: World;
beforeAll(async () => {
	postgres = await startRealPostgres(fillShop);
	world = await createWorld({ database: await postgres.copy() });
});
afterAll(() => postgres?.remove());

const WRITING = ALL_CALLS.filter(({ method }) => method !== 'GET');
const AT_ONCE = 8;

describe('sent by an impatient shopper many times at once, none breaks', () => {
	it.each(WRITING.map((call) => [nameOf(call), call] as const))('%s', async (_name, call) => {
		const owner = call.path.endsWith('/logout') ? await world.newcomer() : world.a;
		const asked = await sampleOf(call).ask(world, owner);
		const all = Array.from({ length: AT_ONCE }, () => send(world, call, asked, tokenOf(call, owner)));
		const answers = await Promise.all(all);
		expect(answers.some(({ status }) => status === (sampleOf(call).status ?? 200))).toBe(true);
		for (const answer of answers) {
			expect(answer.status).toBeLessThan(500);
			if (answer.status >= 400) await expectDescribed(call, answer);
		}
	});
});

it('of two shoppers who take the same e-mail address at once, one gets it', async () => {
	const call = WRITING.find((one) => nameOf(one) === 'POST /api/user/me');
	if (!call) throw new Error('There is no profile');
	for (let round = 0; round < 10; round += 1) {
		const customer = { email: `new-${round}@example.com`, firstname: 'Ola', lastname: 'Nowak' };
		const tokens = [world.a.access, world.b.access];
		const answers = await Promise.all(tokens.map((token) => send(world, call, { body: { customer } }, token)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	}
});
