import {
	userChangeEmail,
	userCreate,
	userCreatePassword,
	userLogin,
	userLoginToken,
	userMe,
	userResetPassword,
} from '@pasaz/kernel/contract/user';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { logInByIdentity } from './log-in.ts';
import { socialVerifiers } from './social-login.ts';

const PROVIDERS = { google: { clientId: 'the-shop' }, facebook: { appId: '42', secret: 'kept' } };
const google = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const googleKeys = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k', alg: 'RS256' }] });

interface Made extends JWTPayload {
	key?: CryptoKey;
	lasts?: string;
}

function tokenOf({ key = google.privateKey, lasts = '5m', ...claims }: Made = {}): Promise<string> {
	const usual = {
		iss: 'https://accounts.google.com',
		aud: 'the-shop',
		sub: '1',
		email: 'anna@gmail.com',
		email_verified: true,
	};
	return new SignJWT({ ...usual, given_name: 'Anna', family_name: 'Nowak', ...claims })
		.setProtectedHeader({ alg: 'RS256', kid: 'k' })
		.setIssuedAt()
		.setExpirationTime(lasts)
		.sign(key);
}

describe('Google’s word (17.12)', () => {
	const { google: verify } = socialVerifiers(PROVIDERS, { googleKeys });

	it('is taken for a token that was made for this shop', async () => {
		expect(await verify?.(await tokenOf())).toEqual({
			subject: '1',
			email: 'anna@gmail.com',
			emailVerified: true,
			firstname: 'Anna',
			lastname: 'Nowak',
		});
	});

	it('names no address that Google has not verified', async () => {
		expect(await verify?.(await tokenOf({ email_verified: false }))).toMatchObject({ subject: '1', email: undefined });
	});

	it.each<[string, Made]>([
		['another shop’s token', { aud: 'another-shop' }],
		['another issuer', { iss: 'https://evil.example' }],
		['another’s signature', { key: stranger.privateKey }],
		['a token that is over', { lasts: '-1m' }],
	])('is not: %s', async (_name, made) => expect(await verify?.(await tokenOf(made))).toBeUndefined());

	it('is not: a token without a signature, or none at all', async () => {
		const [, claims] = (await tokenOf()).split('.');
		const none = Buffer.from('{"alg":"none"}').toString('base64url');
		for (const forged of [`${none}.${claims}.`, 'x.y.z', '']) expect(await verify?.(forged)).toBeUndefined();
	});
});

describe('Facebook’s word (17.12)', () => {
	const answers = (debug: object, me: object): typeof fetch => {
		const asked = async (url: Parameters<typeof fetch>[0]) =>
			Response.json(String(url).includes('debug_token') ? debug : me);
		return asked;
	};
	const verify = (debug: object, me: object) =>
		socialVerifiers(PROVIDERS, { fetch: answers(debug, me) }).facebook?.('token');
	const good = { data: { is_valid: true, app_id: '42', user_id: '7' } };

	it('is taken for a token of this shop’s application, but not for the address of mail', async () => {
		const me = { id: '7', email: 'anna@example.pl', first_name: 'Anna', last_name: 'Nowak' };
		expect(await verify(good, me)).toMatchObject({ subject: '7', email: 'anna@example.pl', emailVerified: false });
	});

	it.each([
		['another application’s token', { data: { ...good.data, app_id: '43' } }, { id: '7' }],
		['an invalid token', { data: { ...good.data, is_valid: false } }, { id: '7' }],
		['another person’s profile', good, { id: '8' }],
		['an error', { error: { code: 190 } }, { error: {} }],
	])('is not: %s', async (_name, debug, me) => expect(await verify(debug, me)).toBeUndefined());

	it('is waited for when it does not come', async () => {
		const call: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
		await expect(socialVerifiers(PROVIDERS, { fetch: call }).facebook?.('token')).rejects.toMatchObject({
			status: 503,
			errorCode: 'provider-away',
		});
	});
});

describe('a login by another provider (17.12, 25.21)', () => {
	let shop: TestApp;
	beforeAll(async () => {
		shop = await createTestApp();
	});
	afterAll(() => shop.close());

	it('is off without the provider’s ids, whatever is posted', async () => {
		const body = { type: 'google' as const, token: await tokenOf(), user_id: '1', email: 'anna@gmail.com' };
		expect(await shop.refused(userLoginToken, { body })).toMatchObject({ status: 404, errorCode: 'provider-off' });
	});

	const services = () => ({
		db: shop.db,
		now: () => shop.clock.now,
		times: { accessSeconds: 600, refreshSeconds: 6000, absoluteSeconds: 6000, graceSeconds: 30 },
	});
	const identity = { subject: '9', email: 'Ola@example.pl', emailVerified: true, firstname: 'Ola', lastname: '' };

	it('opens an account the first time and finds it the next, though the address may have changed', async () => {
		const first = await logInByIdentity(services(), 'google', identity);
		const again = await logInByIdentity(services(), 'google', { ...identity, email: 'other@example.pl' });
		const user = await shop.call(userMe, { token: first.access });
		expect(user).toMatchObject({ email: 'ola@example.pl', firstname: 'Ola', lastname: 'Ola' });
		expect((await shop.call(userMe, { token: again.access })).id).toBe(user.id);
	});

	it('takes over an account that somebody else opened with the owner’s address', async () => {
		const customer = { email: 'victim@example.pl', firstname: 'E', lastname: 'V' };
		await shop.call(userCreate, { body: { customer, password: 'lying in wait' } });
		const login = { body: { username: 'victim@example.pl', password: 'lying in wait' } };
		const thief = await shop.tokens(userLogin, login);
		const victim = { ...identity, subject: '10', email: 'victim@example.pl' };
		await expect(logInByIdentity(services(), 'facebook', { ...victim, emailVerified: false })).rejects.toMatchObject({
			status: 409,
			errorCode: 'email-taken',
		});
		await shop.call(userMe, { token: thief.access });
		await logInByIdentity(services(), 'google', victim);
		expect(await shop.refused(userMe, { token: thief.access })).toMatchObject({ status: 401 });
		expect(await shop.refused(userLogin, login)).toMatchObject({ status: 401 });
	});

	const address = (email: string) => ({ ...identity, email, emailVerified: false });
	/** What a stranger has who opened an account with the owner's address before the owner came. */
	async function openByStranger(email: string, subject: string) {
		const stranger = { ...address(email), subject };
		const { access } = await logInByIdentity(services(), 'facebook', stranger);
		await shop.call(userChangeEmail, { token: access, body: { email: `thief.${email}` } });
		const mails = await shop.mails();
		const link =
			mails.find(({ to }) => to.startsWith('thief.'))?.text.match(/https?:\S+(\/\S*mail-link\S+)/)?.[1] ?? '';
		return { again: () => logInByIdentity(services(), 'facebook', stranger), link };
	}

	it('leaves a stranger no way into an account whose owner comes by a provider (17.29)', async () => {
		const email = 'trojan@example.pl';
		const stranger = await openByStranger(email, '20');
		const owner = await logInByIdentity(services(), 'google', { ...identity, email, subject: '21' });
		await shop.app.request(stranger.link, { method: 'POST' });
		expect((await shop.call(userMe, { token: owner.access })).email).toBe(email);
		await expect(stranger.again()).rejects.toMatchObject({ status: 409 });
	});

	it('leaves a stranger no way into an account whose owner comes by a mailed link (17.29)', async () => {
		const email = 'trojan.too@example.pl';
		const stranger = await openByStranger(email, '22');
		await shop.call(userResetPassword, { body: { email } });
		const [mail] = await shop.mails();
		const resetToken = /resetToken=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
		const newPassword = 'cztery konie w kropki';
		await shop.call(userCreatePassword, { body: { email, resetToken, newPassword } });
		await shop.app.request(stranger.link, { method: 'POST' });
		const owner = await shop.tokens(userLogin, { body: { username: email, password: newPassword } });
		expect((await shop.call(userMe, { token: owner.access })).email).toBe(email);
		await expect(stranger.again()).rejects.toMatchObject({ status: 409 });
	});

	it('needs an address', async () => {
		await expect(
			logInByIdentity(services(), 'facebook', { ...identity, subject: '11', email: undefined }),
		).rejects.toMatchObject({ status: 422, errorCode: 'email-missing' });
	});
});
