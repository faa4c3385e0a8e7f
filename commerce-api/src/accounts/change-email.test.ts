import { availabilityList, availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { newsletterStatus, newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import {
	userChangeEmail,
	userChangePassword,
	userCreate,
	userLogin,
	userLogoutEverywhere,
	userMe,
	userRefresh,
	userResetPassword,
	userUpdate,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { availabilitySubscriptions } from '../platform/database/schema/community.ts';
import { users } from '../platform/database/schema/users.ts';
import { logInByIdentity } from './log-in.ts';
import { vouchFor } from './sign-up.fixture.ts';

const START = new Date('2026-11-20T10:00:00Z');
const PASSWORD = 'cztery konie w kropki';
const TIMES = { accessSeconds: 600, refreshSeconds: 86_400, absoluteSeconds: 86_400, graceSeconds: 30 };

let shop: TestApp;
let number = 0;
const login = (username: string, password = PASSWORD) => shop.tokens(userLogin, { body: { username, password } });
const names = { firstname: 'Anna', lastname: 'Nowak' };

async function register() {
	number += 1;
	const email = `zmiana${number}@example.pl`;
	await shop.call(userCreate, { body: { customer: { email, ...names }, password: PASSWORD } });
	await shop.mails();
	return { email, wanted: `nowy${number}@example.pl`, ...(await login(email)) };
}
const ask = (token: string, email: string, password = PASSWORD) =>
	shop.call(userChangeEmail, { token, body: { email, password } });

/** Presses the button of the page behind the mailed link. */
async function follow(text: string) {
	const path = new URL(text.match(/https?:\S+mail-link\S+/)?.[0] ?? '').pathname;
	expect((await shop.app.request(path)).status).toBe(200);
	return shop.app.request(path, { method: 'POST' });
}

beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(() => {
	shop.clock.now = START;
});
afterAll(() => shop.close());

describe('a new e-mail address (17.20)', () => {
	it('counts once it was confirmed, and both addresses are told', async () => {
		const { email, wanted, access } = await register();
		const elsewhere = await login(email);
		await ask(access, wanted.toUpperCase());
		const asked = await shop.mails();
		expect(asked.map(({ to, subject }) => [to, subject])).toEqual([
			[wanted, 'Potwierdź nowy adres e-mail'],
			[email, 'Prośba o zmianę adresu e-mail'],
		]);
		expect((await shop.call(userMe, { token: access })).email).toBe(email);

		expect((await follow(asked[0]?.text ?? '')).status).toBe(200);
		expect((await shop.call(userMe, { token: access })).email).toBe(wanted);
		expect(await shop.refused(userMe, { token: elsewhere.access })).toMatchObject({ status: 401 });
		expect((await shop.mails()).map(({ to, subject }) => [to, subject])).toEqual([
			[email, 'Zmieniono adres e-mail Twojego konta'],
		]);
		await login(wanted);
		expect(await shop.refused(userLogin, { body: { username: email, password: PASSWORD } })).toMatchObject({
			status: 401,
		});
	});

	it('takes the notices of return along, one for a product, which the link of its mail still ends', async () => {
		const { email, wanted, access } = await register();
		await vouchFor(shop, email);
		const { product_id } = await shop.call(stockCheck, { query: { sku: 'SUK-1-Rudy-M' } });
		await shop.call(newsletterSubscribe, { body: { email } });
		await follow((await shop.mails())[0]?.text ?? '');
		await shop.mails();
		await shop.call(availabilitySubscribe, { body: { product_id, email: wanted } });
		const [waiting] = await shop.mails();
		await shop.call(availabilitySubscribe, { token: access, body: { product_id } });
		await ask(access, wanted);
		await follow((await shop.mails())[0]?.text ?? '');
		expect(await shop.db.select().from(availabilitySubscriptions)).toMatchObject([{ email: wanted }]);
		expect(await shop.call(availabilityList, { token: access })).toMatchObject([{ product_id }]);
		expect(await shop.call(newsletterStatus, { token: access, query: { email: wanted } })).toBe('unsubscribed');
		await follow(waiting?.text ?? '');
		expect(await shop.call(availabilityList, { token: access })).toEqual([]);
	});

	it('is not to be had with a stolen token alone', async () => {
		const { email, wanted, access } = await register();
		expect(await shop.refused(userChangeEmail, { token: access, body: { email: wanted } })).toMatchObject({
			status: 403,
			errorCode: 'wrong-password',
		});
		const guess = { token: access, body: { email: wanted, password: 'zgadywane' } };
		expect(await shop.refused(userChangeEmail, guess)).toMatchObject({ errorCode: 'wrong-password' });
		const customer = { ...names, email: wanted };
		expect(await shop.refused(userUpdate, { token: access, body: { customer } })).toMatchObject({
			status: 403,
			errorCode: 'password-needed',
		});
		expect(await shop.mails()).toEqual([]);
		await login(email);
	});

	it('needs a fresh login where the account has no password', async () => {
		const services = { db: shop.db, now: () => shop.clock.now, times: TIMES };
		const identity = { subject: 'g-1', email: 'bez.hasla@example.pl', emailVerified: true, ...names };
		const { access } = await logInByIdentity(services, 'google', identity);
		shop.clock.now = new Date(START.getTime() + 301_000);
		const asked = { token: access, body: { email: 'nowy.bez@example.pl' } };
		expect(await shop.refused(userChangeEmail, asked)).toMatchObject({ errorCode: 'wrong-password' });
		const { access: fresh } = await logInByIdentity(services, 'google', identity);
		expect(await shop.call(userChangeEmail, { ...asked, token: fresh })).toBe(true);
	});

	it('is asked of nobody when the session that wanted it ends before the mail is sent', async () => {
		const { wanted, access } = await register();
		await ask(access, wanted);
		await shop.call(userLogoutEverywhere, { token: access });
		expect(await shop.mails()).toEqual([]);
	});

	it('that has an account gets the same answer, and only its owner is told', async () => {
		const [{ email, access }, other] = [await register(), await register()];
		expect(await ask(access, other.email)).toBe(true);
		const mails = await shop.mails();
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
			[other.email, 'Masz już u nas konto'],
			[email, 'Prośba o zmianę adresu e-mail'],
		]);
		expect(mails[0]?.text).not.toContain('mail-link');
	});

	it('that somebody takes before it is confirmed stays theirs', async () => {
		const { email, wanted, access } = await register();
		await ask(access, wanted);
		const [confirm] = await shop.mails();
		await shop.call(userCreate, { body: { customer: { email: wanted, ...names }, password: 'inne hasło niż tamto' } });
		await follow(confirm?.text ?? '');
		expect((await shop.call(userMe, { token: access })).email).toBe(email);
		await login(wanted, 'inne hasło niż tamto');
	});

	it('is called off by a new password, by another wish and after an hour', async () => {
		const { wanted, access } = await register();
		await ask(access, wanted);
		// what was put into the outbox at once leaves in any order
		const mailedPath = async () => {
			const mails = (await shop.mails()).flatMap(({ text }) => text.match(/https?:\S+mail-link\S+/) ?? []);
			return new URL(mails[0] ?? '').pathname;
		};
		const status = async (path: string) => (await shop.app.request(path, { method: 'POST' })).status;
		const first = await mailedPath();
		await ask(access, `inny.${wanted}`);
		const second = await mailedPath();
		expect(await status(first)).toBe(404);
		await shop.call(userChangePassword, {
			token: access,
			body: { currentPassword: PASSWORD, newPassword: 'pięć koni w paski' },
		});
		expect(await status(second)).toBe(404);
		await shop.mails();
		await ask(access, wanted, 'pięć koni w paski');
		const third = await mailedPath();
		shop.clock.now = new Date(START.getTime() + 3_601_000);
		expect(await status(third)).toBe(404);
	});
});

describe('who has an account (17.22, 27.26)', () => {
	it('is told by no answer of a registration, but by a mail', async () => {
		const { email } = await register();
		const bodies = [email, 'nikt.jeszcze@example.pl'].map((address) => ({
			customer: { email: address, ...names },
			password: 'cokolwiek dłuższego',
		}));
		const answers = await Promise.all(bodies.map((body) => shop.call(userCreate, { body })));
		expect({ ...answers[0], email: '' }).toEqual({ ...answers[1], email: '' });
		const told = (await shop.mails()).map(({ to, subject }) => `${to}: ${subject}`);
		expect(told.toSorted()).toEqual([
			'nikt.jeszcze@example.pl: Witamy w sklepie Kram',
			`${email}: Masz już u nas konto`,
		]);
	});

	it('is not told by the time of a registration either', async () => {
		const { email } = await register();
		const customer = { email, ...names };
		const took = async (address: string) => {
			const began = performance.now();
			await shop.call(userCreate, { body: { customer: { ...customer, email: address }, password: PASSWORD } });
			return performance.now() - began;
		};
		const times = { known: [] as number[], fresh: [] as number[] };
		for (let round = 0; round < 9; round += 1) {
			times.known.push(await took(email));
			times.fresh.push(await took(`czas${round}@example.pl`));
		}
		const median = (list: number[]) => list.toSorted((a, b) => a - b)[4] ?? 0;
		const [known, fresh] = [median(times.known), median(times.fresh)];
		expect(Math.abs(known - fresh)).toBeLessThan(Math.max(known, fresh) / 2);
		await shop.mails();
	});
});

it('a name that could be an advertisement is left out of the welcome', async () => {
	const customer = { email: 'ofiara@example.pl', firstname: 'WYGRALES 1000 ZL - https://evil.example', lastname: 'X' };
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	const [mail] = await shop.mails();
	expect(mail?.text).toContain('Dzień dobry!');
	expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|WYGRALES/);
});

describe('a changed password', () => {
	it('is told to the owner by mail (17.21)', async () => {
		const { email, access } = await register();
		const body = { currentPassword: PASSWORD, newPassword: 'pięć koni w paski' };
		await shop.call(userChangePassword, { token: access, body });
		expect((await shop.mails()).map(({ to, subject }) => [to, subject])).toEqual([[email, 'Zmieniono hasło do konta']]);
	});

	it('of an account that is logged in elsewhere ends those sessions', async () => {
		const { email, access } = await register();
		const elsewhere = await login(email);
		const body = { currentPassword: PASSWORD, newPassword: 'pięć koni w paski' };
		await shop.call(userChangePassword, { token: access, body });
		expect(await shop.refused(userRefresh, { body: { refreshToken: elsewhere.refresh } })).toMatchObject({
			status: 401,
		});
		await shop.mails();
	});
});

it('a link for a new password, mailed to the old address, opens nothing after the change', async () => {
	const { email, wanted, access } = await register();
	await ask(access, wanted);
	const [confirm] = await shop.mails();
	await shop.call(userResetPassword, { body: { email } });
	await shop.mails();
	await follow(confirm?.text ?? '');
	const [row] = await shop.db.select().from(users).where(eq(users.email, wanted));
	expect(row?.id).toBeDefined();
	const { passwordResets } = await import('../platform/database/schema/users.ts');
	expect(
		await shop.db
			.select()
			.from(passwordResets)
			.where(eq(passwordResets.userId, row?.id ?? 0)),
	).toEqual([]);
});
