import { newsletterConfirm, newsletterSubscribe } from '@pasaz/kernel/contract/newsletter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminNewsletter } from '../../platform/admin-newsletter-contract.ts';
import { linkIn } from '../../platform/mail/link-in-mail.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const DAY_MS = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
});
afterAll(() => shop.close());

async function subscribe(email: string, storeCode: string) {
	await shop.call(newsletterSubscribe, { body: { email }, storeCode });
	return linkIn((await shop.mails()).at(-1));
}
async function confirm(email: string, storeCode = 'pl') {
	const token = (await subscribe(email, storeCode)).split('/').at(-1) ?? '';
	await shop.call(newsletterConfirm, { body: { token } });
	shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
}
const readers = (query = {}) => shop.call(adminNewsletter, { query, headers });
const addresses = async () => (await readers()).map(({ email }) => email);
const pathOf = (url = '') => url.replace('http://localhost:4000', '');

it('the merchant reads the confirmed addresses with storefront, language and time (10.21, 25.33)', async () => {
	const at = shop.clock.now.toISOString();
	await confirm('Zofia@example.com');
	await confirm('anna@example.de', 'de');
	await subscribe('nobody@example.com', 'pl');
	expect(await readers()).toMatchObject([
		{ email: 'anna@example.de', store_code: 'de', language: 'de' },
		{ email: 'zofia@example.com', store_code: 'pl', language: 'pl', confirmed_at: at },
	]);
	const answer = await shop.send(adminNewsletter, { query: { pageSize: 1, after: 'anna@example.de' }, headers });
	const { result, meta } = await answer.json();
	expect(result).toMatchObject([{ email: 'zofia@example.com' }]);
	expect(meta).toEqual({ total_count: 2 });
	expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('each address comes with a link of its own that ends its subscription, by a page or by one POST (10.21, 27.31)', async () => {
	await confirm('ewa@example.com');
	const links = async () => new Map((await readers()).map(({ email, unsubscribe_url }) => [email, unsubscribe_url]));
	const [before, after] = [await links(), await links()];
	expect(new Set([...before.values(), ...after.values()]).size).toBe(before.size * 2);
	const path = pathOf(before.get('anna@example.de'));
	shop.clock.now = new Date(shop.clock.now.getTime() + 700 * DAY_MS);
	expect(await (await shop.app.request(path)).text()).toContain('Möchtest du dich vom Newsletter abmelden?');
	expect(await addresses()).toContain('anna@example.de');
	// as a mail program does it for `List-Unsubscribe-Post`
	const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
	expect((await shop.app.request(path, oneClick)).status).toBe(200);
	expect(await addresses()).toEqual(['ewa@example.com', 'zofia@example.com']);
});

it('nobody is skipped or read twice when others leave and join between two pages (10.21)', async () => {
	await confirm('marta@example.com');
	const [first] = await readers({ pageSize: 1 });
	const all = await addresses();
	await shop.app.request(pathOf(first?.unsubscribe_url), { method: 'POST' });
	await confirm('aga@example.com');
	const rest = await readers({ after: first?.email });
	expect(rest.map(({ email }) => email)).toEqual(all.slice(1));
	expect(await readers({ after: rest.at(-1)?.email })).toEqual([]);
});

it('nobody but the merchant reads addresses (25.33)', async () => {
	for (const sent of [{}, { headers: { authorization: 'Bearer another-secret-of-nobody' } }]) {
		expect(await shop.refused(adminNewsletter, sent)).toMatchObject({ status: 401 });
	}
});
