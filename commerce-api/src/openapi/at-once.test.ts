import { userChangeEmail } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../platform/database/real-postgres.fixture.ts';
import { users } from '../platform/database/schema/users.ts';
import { ALL_CALLS } from './all-calls.ts';
import { endsSessions, expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, fillShop, PASSWORD, type World } from './world.fixture.ts';

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
		const owner = endsSessions(call) ? await world.newcomer() : world.a;
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

it('of two shoppers who confirm the same e-mail address at once, one gets it', async () => {
	const { shop, a, b } = world;
	const linksOf = async (email: string) => {
		const body = { email, password: PASSWORD };
		for (const { access: token } of [a, b]) await shop.call(userChangeEmail, { token, body });
		const mails = (await shop.mails()).filter(({ to }) => to === email);
		return mails.map(({ text }) => new URL(text.match(/https?:\S+mail-link\S+/)?.[0] ?? '').pathname);
	};
	for (let round = 0; round < 5; round += 1) {
		const email = `new-${round}@example.com`;
		const links = await linksOf(email);
		expect(links).toHaveLength(2);
		const answers = await Promise.all(links.map((path) => shop.app.request(path, { method: 'POST' })));
		for (const { status } of answers) expect(status).toBeLessThan(500);
		expect(await shop.db.$count(users, eq(users.email, email))).toBe(1);
	}
});
