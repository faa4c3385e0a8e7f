import {
	newsletterConfirm,
	newsletterStatus,
	newsletterSubscribe,
	newsletterUnsubscribe,
} from '@pasaz/kernel/contract/newsletter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpUnverified } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { linkIn } from '../../platform/mail/link-in-mail.fixture.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';

let shop: TestApp;
let ola: string;
let jan: string;
beforeAll(async () => {
	shop = await createTestApp();
	ola = await signUp(shop, 'ola@example.com');
	jan = await signUp(shop, 'jan@example.com');
});
beforeEach(async () => {
	await shop.db.delete(newsletterSubscriptions);
	await shop.mails();
});
afterAll(() => shop.close());

const email = 'ola@example.com';
const status = (token?: string, of = email) => shop.call(newsletterStatus, { query: { email: of }, token });
const subscribe = () => shop.call(newsletterSubscribe, { body: { email: 'OLA@example.com' } });
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
async function lastLink() {
	return linkIn((await shop.mails()).at(-1));
}
async function subscribed() {
	await subscribe();
	await shop.call(newsletterConfirm, { body: { token: tokenIn(await lastLink()) } });
	return lastLink();
}

describe('a newsletter (10.4, 25.17, 27.31)', () => {
	it('comes only after its reader has followed the link in the mail', async () => {
		expect(await subscribe()).toBe(true);
		expect(await status(ola)).toBe('unsubscribed');
		const token = tokenIn(await lastLink());
		expect(await shop.call(newsletterConfirm, { body: { token } })).toBe(true);
		expect(await status(ola)).toBe('subscribed');
		const again = await shop.refused(newsletterConfirm, { body: { token } });
		expect(again).toMatchObject({ status: 404, errorCode: 'token-over' });
	});

	it('answers the same for every address, but for the reader’s own (10.4, 27.26)', async () => {
		await subscribed();
		expect(await subscribe()).toBe(true);
		expect(await shop.mails()).toHaveLength(1);
		for (const token of [undefined, jan]) expect(await status(token)).toBe('unsubscribed');
		expect(await shop.call(newsletterUnsubscribe, { body: { email: 'nobody@example.com' } })).toBe(true);
		expect(await shop.mails()).toEqual([]);
	});

	it('is ended at once by its reader', async () => {
		await subscribed();
		await shop.call(newsletterUnsubscribe, { body: { email }, token: ola });
		expect(await status(ola)).toBe('unsubscribed');
	});

	it('is not ended by anybody else, but a mail asks', async () => {
		await subscribed();
		await shop.call(newsletterUnsubscribe, { body: { email }, token: jan });
		await shop.call(newsletterUnsubscribe, { body: { email } });
		expect(await status(ola)).toBe('subscribed');
		const token = tokenIn(await lastLink());
		await shop.call(newsletterUnsubscribe, { body: { email, token } });
		expect(await status(ola)).toBe('unsubscribed');
	});

	it('is a stranger’s to an account that has not verified the address: not told, and ended by its mail alone (17.31)', async () => {
		const typed = 'cudza@example.com';
		const stranger = await signUpUnverified(shop, typed);
		await shop.mails();
		await shop.db.insert(newsletterSubscriptions).values({ email: typed, storeCode: 'pl', confirmedAt: new Date() });
		expect(await status(stranger, typed)).toBe('unsubscribed');
		expect(await shop.call(newsletterUnsubscribe, { body: { email: typed }, token: stranger })).toBe(true);
		expect(await shop.db.$count(newsletterSubscriptions)).toBe(1);
		expect(await shop.mails()).toMatchObject([{ to: typed }]);
	});

	it('is not ended by a token for something else', async () => {
		await subscribe();
		const token = tokenIn(await lastLink());
		const refusal = await shop.refused(newsletterUnsubscribe, { body: { email, token } });
		expect(refusal).toMatchObject({ status: 404 });
	});

	it.each(['', 'ola', 'ola@', 'a@b.c\r\nBcc: x@y.z', `${'a'.repeat(250)}@example.com`])(
		'is not for the address %j',
		async (address) => {
			expect(await shop.refused(newsletterSubscribe, { body: { email: address } })).toMatchObject({ status: 422 });
		},
	);
});

it('limits the mails to one address', async () => {
	const limited = await createTestApp(undefined, { limits: createRateLimits() });
	const ask = (address: string) => limited.send(newsletterSubscribe, { body: { email: address } });
	const statuses: number[] = [];
	for (let round = 0; round < 8; round++) statuses.push((await ask('ktos@example.com')).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
	expect((await ask('inny@example.com')).status).toBe(200);
	await limited.close();
});

describe('the link of a mail', () => {
	const open = (path: string, method = 'GET') => shop.app.request(path, { method });

	it('asks before it does anything, and works once', async () => {
		await subscribe();
		const path = await lastLink();
		const page = await open(path);
		expect(await page.text()).toContain('Tak, zapisz mnie');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(await status(ola)).toBe('unsubscribed');
		expect(await (await open(path, 'POST')).text()).toContain('Gotowe: dostajesz nasz newsletter.');
		expect(await status(ola)).toBe('subscribed');
		expect((await open(path, 'POST')).status).toBe(404);
		expect((await open(path)).status).toBe(404);
	});

	it('is in the language of the storefront', async () => {
		await shop.app.request(`${newsletterSubscribe.path}?storeCode=de`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email }),
		});
		const [mail] = await shop.mails();
		expect(mail?.subject).toBe('Bitte bestätige deine Anmeldung zum Newsletter');
		expect(await (await open(linkIn(mail))).text()).toContain('Ja, anmelden');
	});

	it.each([
		['de-AT,de;q=0.9', 'Nimm den Link der neuesten E-Mail', 'href="http://localhost:4000/de"'],
		['fr', 'Użyj linku z najnowszej wiadomości', 'href="http://localhost:4000/"'],
		[undefined, 'Użyj linku z najnowszej wiadomości', 'href="http://localhost:4000/"'],
	])('says what to do once it is over, to who reads %s', async (language, words, way) => {
		const headers = new Headers(language === undefined ? {} : { 'accept-language': language });
		const page = await shop.app.request('/api/ext/mail-link/over', { headers });
		expect(page.status).toBe(404);
		const text = await page.text();
		expect(text).toContain(words);
		expect(text).toContain(way);
	});

	it('is over after two days', async () => {
		await subscribe();
		const path = await lastLink();
		const then = shop.clock.now;
		shop.clock.now = new Date(then.getTime() + 2 * 86_400_000 + 1);
		expect((await open(path, 'POST')).status).toBe(404);
		shop.clock.now = then;
	});
});
