import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import {
	userChangeEmail,
	userCreate,
	userCreatePassword,
	userDelete,
	userExport,
	userLogin,
	userMe,
	userResetPassword,
	userUpdate,
	userVerifyEmail,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testAppOn } from '../app.fixture.ts';
import { availabilitySubscriptions, newsletterSubscriptions } from '../platform/database/schema/community.ts';
import { linkIn } from '../platform/mail/link-in-mail.fixture.ts';
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { logInByIdentity } from './log-in.ts';

const START = new Date('2026-11-20T10:00:00Z');
const PASSWORD = 'cztery konie w kropki';
const NEW_PASSWORD = 'pięć koni w paski';
const TIMES = { accessSeconds: 600, refreshSeconds: 86_400, absoluteSeconds: 86_400, graceSeconds: 30 };
const names = { firstname: 'Anna', lastname: 'Nowak' };

let shop: TestApp;
let number = 0;
beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	shop.clock.now = START;
	await shop.mails();
});
afterAll(() => shop.close());

const login = async (username: string, password = PASSWORD) =>
	(await shop.tokens(userLogin, { body: { username, password } })).access;

async function register() {
	number += 1;
	const email = `nowa${number}@example.pl`;
	await shop.call(userCreate, { body: { customer: { email, ...names }, password: PASSWORD } });
	const [welcome] = await shop.mails();
	return { email, link: linkIn(welcome), token: await login(email) };
}
const isVerified = async (token: string) => (await shop.call(userMe, { token })).email_verified;
const follow = (link: string, method = 'POST') => shop.app.request(link, { method });
const again = (token: string) => shop.call(userVerifyEmail, { token });

/** What a reader and a shopper who waits have at an address. */
async function subscribe(email: string): Promise<void> {
	const { product_id } = await shop.call(stockCheck, { query: { sku: 'SUK-1-Rudy-M' } });
	await shop.call(availabilitySubscribe, { body: { product_id, email } });
	await shop.db.insert(newsletterSubscriptions).values({ email, storeCode: 'pl', confirmedAt: START });
	await shop.mails();
}
const keptOf = async (email: string) => [
	await shop.db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email)),
	await shop.db.$count(availabilitySubscriptions, eq(availabilitySubscriptions.email, email)),
];

describe('the link of a welcome (17.31)', () => {
	test('shows that the address is the account’s once its button is pressed, and not before', async () => {
		const { link, token } = await register();
		expect(await isVerified(token)).toBe(false);
		const page = await follow(link, 'GET');
		expect(await page.text()).toContain('Tak, potwierdzam adres');
		expect(await isVerified(token)).toBe(false);
		expect(await (await follow(link)).text()).toContain('Gotowe: adres jest potwierdzony.');
		expect(await isVerified(token)).toBe(true);
	});

	test('is good once; followed again it says that it is over, and changes nothing', async () => {
		const { link, token } = await register();
		await follow(link);
		for (const method of ['GET', 'POST']) {
			const page = await follow(link, method);
			expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Ten link już nie działa.')]);
		}
		expect(await isVerified(token)).toBe(true);
	});

	test('is over after two days', async () => {
		const { email, link } = await register();
		shop.clock.now = new Date(START.getTime() + 2 * 86_400_000 + 1);
		expect((await follow(link)).status).toBe(404);
		expect(await isVerified(await login(email))).toBe(false);
	});

	test('is over when the account has another address', async () => {
		const { email, link, token } = await register();
		await shop.call(userChangeEmail, { token, body: { email: `inna.${email}`, password: PASSWORD } });
		const [confirm] = await shop.mails();
		await follow(linkIn(confirm));
		expect((await follow(link)).status).toBe(404);
	});
});

describe('an address counts as the account’s, too (17.31)', () => {
	test('by a mailed link for a new password', async () => {
		const { email } = await register();
		await shop.call(userResetPassword, { body: { email } });
		const [mail] = await shop.mails();
		const resetToken = mail?.text.match(/resetToken=([\w-]+)/)?.[1] ?? '';
		await shop.call(userCreatePassword, { body: { email, newPassword: NEW_PASSWORD, resetToken } });
		expect(await isVerified(await login(email, NEW_PASSWORD))).toBe(true);
	});

	test('by the confirmation of another one, and no other change of the profile', async () => {
		const { email, token } = await register();
		await shop.call(userUpdate, { token, body: { customer: { email, ...names } } });
		expect(await isVerified(token)).toBe(false);
		await shop.call(userChangeEmail, { token, body: { email: `nowsza.${email}`, password: PASSWORD } });
		const [confirm] = await shop.mails();
		expect(await isVerified(token)).toBe(false);
		await follow(linkIn(confirm));
		expect(await isVerified(token)).toBe(true);
	});

	test('by Google’s word, for a new account and for one that there is, but not by Facebook’s', async () => {
		const services = { db: shop.db, now: () => shop.clock.now, times: TIMES };
		const { email } = await register();
		const identity = { ...names, subject: 'g-1', email, emailVerified: true };
		const known = await logInByIdentity(services, 'google', identity);
		expect(await isVerified(known.access)).toBe(true);
		const fresh = await logInByIdentity(services, 'google', { ...identity, subject: 'g-2', email: `g.${email}` });
		expect(await isVerified(fresh.access)).toBe(true);
		const unsure = { ...identity, subject: 'f-1', email: `f.${email}`, emailVerified: false };
		expect(await isVerified((await logInByIdentity(services, 'facebook', unsure)).access)).toBe(false);
	});
});

describe('another link (17.32)', () => {
	test('is mailed to who is logged in, and the earlier one stays good', async () => {
		const { email, link, token } = await register();
		expect(await again(token)).toBe(true);
		const [mail, ...more] = await shop.mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ to: email, subject: 'Potwierdź swój adres e-mail' });
		expect(linkIn(mail)).not.toBe(link);
		expect((await follow(linkIn(mail))).status).toBe(200);
		expect((await follow(link)).status).toBe(200);
		expect(await shop.refused(userVerifyEmail)).toMatchObject({ status: 401 });
	});

	test('is answered alike and not mailed once the address is verified', async () => {
		const { link, token } = await register();
		await follow(link);
		expect(await again(token)).toBe(true);
		expect(await shop.mails()).toEqual([]);
	});

	test('counts like other mails to the mailbox (27.38)', async () => {
		const { token } = await register();
		const limited = testAppOn(shop, { limits: createRateLimits() });
		const statuses: number[] = [];
		for (let index = 0; index < 8; index += 1) statuses.push((await limited.send(userVerifyEmail, { token })).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
	});
});

describe('what waits at an address that is not shown to be the account’s (17.31)', () => {
	test('is not in its download (17.24)', async () => {
		const { email, link, token } = await register();
		await subscribe(email);
		expect(await shop.call(userExport, { token })).toMatchObject({ newsletter: [], availability: [] });
		await follow(link);
		const own = await shop.call(userExport, { token });
		expect([own.newsletter.length, own.availability.length]).toEqual([1, 1]);
	});

	test('stays when the account is deleted (17.23)', async () => {
		const [unverified, verified] = [await register(), await register()];
		await follow(verified.link);
		for (const { email, token } of [unverified, verified]) {
			await subscribe(email);
			await shop.call(userDelete, { token, body: { password: PASSWORD } });
		}
		expect(await keptOf(unverified.email)).toEqual([1, 1]);
		expect(await keptOf(verified.email)).toEqual([0, 0]);
	});
});
