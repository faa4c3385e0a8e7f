import {
	userChangeEmail,
	userChangePassword,
	userConfirmForceChangePassword,
	userCreate,
	userCreatePassword,
	userLogin,
	userMe,
	userRefresh,
	userResetPassword,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { adminPasswordEnd } from '../platform/admin-account-contract.ts';
import { mailTokens } from '../platform/database/schema/community.ts';
import { sessions, users } from '../platform/database/schema/users.ts';
import { logInByIdentity } from './log-in.ts';

const headers = { authorization: 'Bearer a-secret-of-the-merchant-only' };
const PASSWORD = 'cztery konie w kropki';
const NEW = 'pięć koni w paski';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: 'a-secret-of-the-merchant-only' } });
});
beforeEach(async () => {
	await shop.mails();
});
afterAll(() => shop.close());

let number = 0;
async function register(): Promise<string> {
	number += 1;
	const email = `ola${number}@example.pl`;
	const customer = { email, firstname: 'Ola', lastname: 'Nowak' };
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	await shop.mails();
	return email;
}
const login = (username: string, password = PASSWORD) => shop.tokens(userLogin, { body: { username, password } });
const end = (email: string, storeCode?: string) =>
	shop.call(adminPasswordEnd, { body: { email }, headers, ...(storeCode && { storeCode }) });

it('an account whose password has leaked is logged out everywhere, and its password is good for nothing (17.30)', async () => {
	const [email, other] = [await register(), await register()];
	const devices = [await login(email), await login(email)];
	const elsewhere = await login(other);
	await shop.call(userChangeEmail, {
		token: devices[0]?.access,
		body: { email: 'zlodziej@example.pl', password: PASSWORD },
	});
	await shop.mails();
	const changesOfAddress = () => shop.db.$count(mailTokens, eq(mailTokens.purpose, 'email-change'));
	expect(await changesOfAddress()).toBe(1);
	expect(await end(email.toUpperCase())).toEqual({ email, mailed: true });
	for (const { access, refresh } of devices) {
		expect(await shop.refused(userMe, { token: access })).toMatchObject({ status: 401 });
		expect(await shop.refused(userRefresh, { body: { refreshToken: refresh } })).toMatchObject({ status: 401 });
	}
	expect(await changesOfAddress()).toBe(0);
	const refusal = await shop.refused(userLogin, { body: { username: email, password: PASSWORD } });
	expect(refusal).toMatchObject({ status: 403, errorCode: 'password-change-required' });
	expect((await shop.call(userMe, { token: elsewhere.access })).email).toBe(other);
	await login(other);
});

it('the link that is mailed then sets a new password, once (17.30)', async () => {
	const email = await register();
	await end(email);
	const [mail, ...others] = await shop.mails();
	expect([mail?.to, mail?.subject, others]).toEqual([email, 'Ustaw nowe hasło do konta', []]);
	// Nobody has asked for it, and the old password does not stay as it is.
	expect(mail?.text).not.toMatch(/poprosił|bez zmian/);
	const link = new URLSearchParams(mail?.text.match(/create-password#(\S+)/)?.[1]);
	const resetToken = link.get('resetToken') ?? '';
	const body = { email, newPassword: NEW, resetToken };
	await shop.call(userConfirmForceChangePassword, { body });
	await login(email, NEW);
	expect(await shop.refused(userConfirmForceChangePassword, { body })).toMatchObject({ errorCode: 'link-over' });
});

const resetTokenIn = (text = '') =>
	new URLSearchParams(text.match(/create-password#(\S+)/)?.[1]).get('resetToken') ?? '';

it('the password that has leaked is not taken as the new one, and the link stays good (17.30)', async () => {
	const email = await register();
	await end(email);
	const [mail] = await shop.mails();
	const body = { email, resetToken: resetTokenIn(mail?.text) };
	const again = await shop.refused(userConfirmForceChangePassword, { body: { ...body, newPassword: PASSWORD } });
	expect(again).toMatchObject({ status: 422, errorCode: 'common-password' });
	expect(await shop.refused(userLogin, { body: { username: email, password: PASSWORD } })).toMatchObject({
		errorCode: 'password-change-required',
	});
	await shop.call(userConfirmForceChangePassword, { body: { ...body, newPassword: NEW } });
	await login(email, NEW);
});

it('who comes in by Google sets another password in the account, and logs in by it from then on (17.30)', async () => {
	const email = await register();
	const times = { accessSeconds: 600, refreshSeconds: 6000, absoluteSeconds: 6000, graceSeconds: 30 };
	const services = { db: shop.db, now: () => shop.clock.now, times };
	const identity = { subject: 'g-17-30', email, emailVerified: true, firstname: 'Ola', lastname: 'Nowak' };
	await logInByIdentity(services, 'google', identity);
	await shop.call(userResetPassword, { body: { email } });
	const [mail] = await shop.mails();
	await shop.call(userCreatePassword, { body: { email, newPassword: PASSWORD, resetToken: resetTokenIn(mail?.text) } });
	await end(email);
	const { access: token } = await logInByIdentity(services, 'google', identity);
	const change = (newPassword: string) => ({ token, body: { currentPassword: PASSWORD, newPassword } });
	expect(await shop.refused(userChangePassword, change(PASSWORD))).toMatchObject({ errorCode: 'common-password' });
	await shop.call(userChangePassword, change(NEW));
	await login(email, NEW);
});

it('the letter is in the language of the storefront that the merchant names (17.30)', async () => {
	await end(await register(), 'de');
	const [mail] = await shop.mails();
	expect(mail?.subject).toBe('Leg ein neues Passwort für dein Konto fest');
	expect(mail?.text).toContain('/de/create-password#');
});

it('an account without a password is only logged out (17.30)', async () => {
	const email = await register();
	await login(email);
	await shop.db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
	expect(await end(email)).toEqual({ email, mailed: false });
	expect(await shop.mails()).toEqual([]);
	const [user] = await shop.db.select().from(users).where(eq(users.email, email));
	expect(user?.mustChangePassword).toBe(false);
	expect(await shop.db.$count(sessions, eq(sessions.userId, user?.id ?? 0))).toBe(0);
});

it('nobody but the merchant ends a password, and none of an address without an account (17.30)', async () => {
	const email = await register();
	const { access } = await login(email);
	expect(await shop.refused(adminPasswordEnd, { body: { email } })).toMatchObject({ status: 401 });
	const unknown = { body: { email: 'nikt@example.pl' }, headers };
	expect(await shop.refused(adminPasswordEnd, unknown)).toMatchObject({ status: 404 });
	expect((await shop.call(userMe, { token: access })).email).toBe(email);
	expect(await shop.mails()).toEqual([]);
});
