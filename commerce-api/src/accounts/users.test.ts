import { userCreate, userLogin, userLogout, userMe, userRefresh } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { sessionTokens, users } from '../platform/database/schema/users.ts';
import { forgetSessions } from './sessions.ts';

let shop: TestApp;
const START = new Date('2026-11-20T10:00:00Z');
const password = '  zażółć gęślą  ';
const customer = { email: 'Anna@Example.pl', firstname: 'Anna', lastname: 'Nowak' };
const login = () => shop.tokens(userLogin, { body: { username: 'anna@example.pl', password } });
const wait = (seconds: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

beforeAll(async () => {
	shop = await createTestApp();
	await shop.call(userCreate, { body: { customer, password } });
});
beforeEach(() => {
	shop.clock.now = START;
});
afterAll(() => shop.close());

describe('registration (17.15, 25.9)', () => {
	it('answers the new user and keeps no password', async () => {
		const given = { ...customer, email: 'ewa@example.pl', addresses: [] };
		const user = await shop.call(userCreate, { body: { customer: given, password } });
		expect(user).toMatchObject({ email: 'ewa@example.pl', group_id: 1 });
		await shop.tokens(userLogin, { body: { username: 'ewa@example.pl', password } });
		const rows = await shop.db.select().from(users);
		expect(JSON.stringify(rows)).not.toContain('gęślą');
		expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	it('takes an address once, whatever its case, and no privileges from outside', async () => {
		const again = { ...customer, email: 'ANNA@example.pl' };
		const forged = { ...again, group_id: 7 };
		expect(await shop.refused(userCreate, { body: { customer: forged, password } })).toMatchObject({
			status: 422,
			errorMessage: 'The field "customer.group_id" is not known.',
		});
		await shop.call(userCreate, { body: { customer: again, password: 'inne hasło, zupełnie inne' } });
		const known = await shop.db.select().from(users).where(eq(users.email, 'anna@example.pl'));
		expect(known.map(({ firstname }) => firstname)).toEqual(['Anna']);
		await login();
	});

	it.each([
		['short', { customer, password: '1234567' }],
		['too long', { customer, password: 'x'.repeat(129) }],
		['not an address', { customer: { ...customer, email: 'anna' }, password }],
	])('refuses input that is %s', async (_name, body) => {
		expect(await shop.refused(userCreate, { body })).toMatchObject({ status: 422, errorCode: 'invalid-input' });
	});
});

describe('login', () => {
	it('opens a session whose token stands for the user (17.15, 25.9)', async () => {
		const { access } = await login();
		expect(await shop.call(userMe, { token: access })).toMatchObject({ email: 'anna@example.pl', firstname: 'Anna' });
	});

	it('answers an unknown address and a wrong password alike (27.6, 27.26)', async () => {
		const unknown = await shop.refused(userLogin, { body: { username: 'nobody@example.pl', password } });
		const wrong = await shop.refused(userLogin, { body: { username: 'anna@example.pl', password: password.trim() } });
		expect(unknown).toEqual(wrong);
		expect(wrong.status).toBe(401);
	});

	it('keeps no token in readable form', async () => {
		const { access, refresh } = await login();
		const stored = JSON.stringify(await shop.db.select().from(sessionTokens));
		expect(stored).not.toContain(access);
		expect(stored).not.toContain(refresh);
	});
});

describe('access', () => {
	it.each([
		['no token', undefined],
		['a made-up token', 'x'.repeat(43)],
		['something else', "' or 1=1 --"],
	])('is refused with %s', async (_name, token) => {
		expect(await shop.refused(userMe, { token })).toMatchObject({ status: 401, errorCode: 'not-authorized' });
	});

	it('ends after ten minutes', async () => {
		const { access } = await login();
		wait(599);
		await shop.call(userMe, { token: access });
		wait(2);
		expect(await shop.refused(userMe, { token: access })).toMatchObject({ status: 401 });
	});

	it('is not given to a refresh token, nor to a token in the address (27.27)', async () => {
		const { access, refresh } = await login();
		expect(await shop.refused(userMe, { token: refresh })).toMatchObject({ status: 401 });
		const response = await shop.app.request(`/api/user/me?token=${access}`);
		expect(response.status).toBe(400);
	});

	it('ends at once with the logout, for the whole session (27.8)', async () => {
		const { access, refresh } = await login();
		const other = await login();
		expect(await shop.call(userLogout, { token: access })).toBe(true);
		expect(await shop.refused(userMe, { token: access })).toMatchObject({ status: 401 });
		expect(await shop.refused(userRefresh, { body: { refreshToken: refresh } })).toMatchObject({ status: 401 });
		await shop.call(userMe, { token: other.access });
	});
});

describe('refresh (18.9, 25.10)', () => {
	const renew = (refreshToken: string) => shop.tokens(userRefresh, { body: { refreshToken } });

	it('gives a new pair', async () => {
		const first = await login();
		wait(700);
		const second = await renew(first.refresh);
		expect(second.refresh).not.toBe(first.refresh);
		await shop.call(userMe, { token: second.access });
	});

	it('gives all tabs the same pair within 30 seconds', async () => {
		const { refresh } = await login();
		const pairs = await Promise.all([renew(refresh), renew(refresh), renew(refresh)]);
		wait(30);
		const late = await renew(refresh);
		expect(new Set([...pairs, late].map((pair) => pair.refresh)).size).toBe(1);
		await shop.call(userMe, { token: late.access });
	});

	it('gives the same pair later, too, where nobody has shown it because its answer was lost (18.9)', async () => {
		const { refresh } = await login();
		const lost = await renew(refresh);
		wait(20 * 86_400);
		await forgetSessions(shop.db, shop.clock.now);
		const again = await renew(refresh);
		expect(again).toEqual(lost);
		await shop.call(userMe, { token: again.access });
		wait(20 * 86_400);
		await shop.call(userMe, { token: (await renew(again.refresh)).access });
	});

	it.each<[string, (pair: { access: string; refresh: string }) => Promise<unknown>]>([
		['shown', ({ access }) => shop.call(userMe, { token: access })],
		['exchanged', ({ refresh }) => renew(refresh)],
	])(
		'ends the session of a token that comes back later, when its successor was %s (18.9, 27.8)',
		async (_what, use) => {
			const { refresh } = await login();
			const stolen = await renew(refresh);
			await use(stolen);
			wait(31);
			expect(await shop.refused(userRefresh, { body: { refreshToken: refresh } })).toMatchObject({
				status: 401,
				errorCode: 'session-over',
			});
			expect(await shop.refused(userMe, { token: stolen.access })).toMatchObject({ status: 401 });
			expect(await shop.refused(userRefresh, { body: { refreshToken: stolen.refresh } })).toMatchObject({
				status: 401,
			});
		},
	);

	it('still knows that a successor was shown when that has run out (18.9)', async () => {
		const { refresh } = await login();
		await shop.call(userMe, { token: (await renew(refresh)).access });
		wait(86_400);
		await forgetSessions(shop.db, shop.clock.now);
		const answer = await shop.refused(userRefresh, { body: { refreshToken: refresh } });
		expect(answer).toMatchObject({ status: 401, errorCode: 'session-over' });
	});

	it('ends after 30 days without use and after 90 days with it', async () => {
		const idle = await login();
		wait(30 * 86_400 + 1);
		expect(await shop.refused(userRefresh, { body: { refreshToken: idle.refresh } })).toMatchObject({ status: 401 });
		let { refresh } = await login();
		for (let day = 0; day < 80; day += 20) {
			wait(20 * 86_400);
			({ refresh } = await renew(refresh));
		}
		wait(15 * 86_400);
		expect(await shop.refused(userRefresh, { body: { refreshToken: refresh } })).toMatchObject({ status: 401 });
	});
});
