import { availabilityDelete, availabilityList, availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { orderCancel } from '@pasaz/kernel/contract/order';
import { stockCheck } from '@pasaz/kernel/contract/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpUnverified } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { linkIn } from '../../platform/mail/link-in-mail.fixture.ts';
import { orderOf, sendOrder } from '../../selling/orders/order.fixture.ts';
import { forgetWaiting } from './forget-waiting.ts';

let shop: TestApp;
let ola: string;
let jan: string;
let soldOut: number;
beforeAll(async () => {
	shop = await createTestApp();
	ola = await signUp(shop, 'ola@example.com');
	jan = await signUp(shop, 'jan@example.com');
	soldOut = (await shop.call(stockCheck, { query: { sku: 'SUK-1-Rudy-M' } })).product_id;
});
beforeEach(async () => {
	await shop.db.delete(availabilitySubscriptions);
	await shop.mails();
});
afterAll(() => shop.close());

const subscribe = (sent: { token?: string; email?: string } = {}) =>
	shop.call(availabilitySubscribe, { token: sent.token, body: { product_id: soldOut, email: sent.email } });
const waiting = (token: string) => shop.call(availabilityList, { token });

describe('a subscriber to a variant (8.10, 25.19)', () => {
	it('sees it in the list, once, and ends it there', async () => {
		await subscribe({ token: ola });
		await subscribe({ token: ola, email: 'OLA@example.com' });
		const [own, ...more] = await waiting(ola);
		expect(own).toMatchObject({ product_id: soldOut, sku: 'SUK-1-Rudy-M', url_path: 'sukienka-lniana-zonkil' });
		expect(more).toEqual([]);
		expect(await shop.mails()).toEqual([]);
		await shop.call(availabilityDelete, { token: ola, body: { id: own?.id ?? 0, product_id: soldOut } });
		expect(await waiting(ola)).toEqual([]);
	});

	it('is not shown to others, nor ended by them', async () => {
		await subscribe({ token: ola });
		const [own] = await waiting(ola);
		const body = { id: own?.id ?? 0, product_id: soldOut };
		expect(await waiting(jan)).toEqual([]);
		expect(await shop.refused(availabilityDelete, { token: jan, body })).toMatchObject({ status: 404 });
		expect(await shop.refused(availabilityDelete, { body })).toMatchObject({ status: 401 });
		expect(await shop.refused(availabilityList)).toMatchObject({ status: 401 });
		expect(await waiting(ola)).toHaveLength(1);
	});

	it('as a guest gets a mail with a link that ends it', async () => {
		await subscribe({ email: 'gosc@example.com' });
		await subscribe({ email: 'gosc@example.com' });
		const [mail, ...more] = await shop.mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ to: 'gosc@example.com', subject: expect.stringContaining('Damy znać') });
		const path = linkIn(mail);
		const token = path.split('/').at(-1) ?? '';
		await shop.call(availabilityDelete, { body: { id: 1, product_id: soldOut, token } });
		expect(await shop.db.select().from(availabilitySubscriptions)).toEqual([]);
		expect(await shop.refused(availabilityDelete, { body: { id: 1, product_id: soldOut, token } })).toMatchObject({
			status: 404,
			errorCode: 'token-over',
		});
	});

	it('as a guest finds it in the account after asking there, too', async () => {
		await subscribe({ email: 'ola@example.com' });
		expect(await waiting(ola)).toEqual([]);
		await subscribe({ token: ola });
		expect(await waiting(ola)).toHaveLength(1);
		await subscribe({ email: 'ola@example.com' });
		expect(await waiting(ola)).toHaveLength(1);
	});

	it('whose account has not verified the address is a guest there, and finds it in the account after that (17.31)', async () => {
		const email = 'podana@example.com';
		const token = await signUpUnverified(shop, email);
		const [welcome] = await shop.mails();
		await subscribe({ email });
		await shop.mails();
		await subscribe({ token });
		expect(await shop.db.select().from(availabilitySubscriptions)).toMatchObject([{ email, userId: null }]);
		expect(await waiting(token)).toEqual([]);
		await shop.db.delete(availabilitySubscriptions);
		await subscribe({ token });
		expect(await shop.mails()).toMatchObject([{ to: email, subject: expect.stringContaining('Damy znać') }]);
		expect((await shop.app.request(linkIn(welcome), { method: 'POST' })).status).toBe(200);
		expect(await waiting(token)).toHaveLength(1);
	});

	it('is notified once when an import brings it back, and not before', async () => {
		await subscribe({ token: ola });
		await subscribe({ email: 'gosc@example.com' });
		await shop.mails();
		await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
		expect(await shop.mails()).toEqual([]);

		await writeCatalog(shop.db, restocked(), shop.clock.now);
		const mails = await shop.mails();
		expect(mails.map(({ to }) => to).toSorted()).toEqual(['gosc@example.com', 'ola@example.com']);
		expect(linkIn(mails[0])).toBe('/sukienka-lniana-zonkil?childSku=SUK-1-Rudy-M');
		await writeCatalog(shop.db, restocked(), shop.clock.now);
		expect(await shop.mails()).toEqual([]);
		await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
	});

	it('is notified in the store view in which they asked last (8.18)', async () => {
		await subscribe({ token: ola });
		const body = { product_id: soldOut };
		await shop.call(availabilitySubscribe, { token: ola, body, storeCode: 'de' });
		await writeCatalog(shop.db, restocked(), shop.clock.now);
		const [mail] = await shop.mails();
		expect(mail?.subject).toMatch(/^Wieder da: /);
		expect(linkIn(mail)).toMatch(/^\/de\//);
		await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
	});

	it('waits on while the page of what is back cannot be shown', async () => {
		await subscribe({ email: 'gosc@example.com' });
		await shop.mails();
		const hidden = restocked();
		for (const product of hidden.products) if (product.sku === 'SUK-1') product.enabled = false;
		await writeCatalog(shop.db, hidden, shop.clock.now);
		expect(await shop.mails()).toEqual([]);
		const again = { body: { product_id: soldOut, email: 'inny@example.com' } };
		expect(await shop.refused(availabilitySubscribe, again)).toMatchObject({ status: 404 });
		await writeCatalog(shop.db, restocked(), shop.clock.now);
		expect((await shop.mails()).map(({ to }) => to)).toEqual(['gosc@example.com']);
		await writeCatalog(shop.db, fixtureCatalog(), shop.clock.now);
	});

	it('is forgotten, account or guest, 365 days after asking (8.18)', async () => {
		await subscribe({ token: ola });
		await subscribe({ email: 'gosc@example.com' });
		const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);
		await forgetWaiting(shop.db, inDays(364));
		expect(await shop.db.$count(availabilitySubscriptions)).toBe(2);
		await forgetWaiting(shop.db, inDays(366));
		expect(await shop.db.$count(availabilitySubscriptions)).toBe(0);
	});

	it('who asks again waits 365 days from then, and the link of the mail that came before is good until then (8.18)', async () => {
		const opening = shop.clock.now;
		const onDay = (day: number) => {
			shop.clock.now = new Date(opening.getTime() + day * 86_400_000);
		};
		await subscribe({ token: await signUp(shop, 'ewa@example.com') });
		await subscribe({ email: 'gosc@example.com' });
		const mail = (await shop.mails()).find(({ to }) => to === 'gosc@example.com');
		onDay(300);
		await subscribe({ email: 'ewa@example.com' });
		await subscribe({ email: 'gosc@example.com' });
		expect(await shop.mails()).toEqual([]);
		onDay(600);
		await forgetWaiting(shop.db, shop.clock.now);
		expect(await shop.db.$count(availabilitySubscriptions)).toBe(2);
		const token = linkIn(mail).split('/').at(-1) ?? '';
		await shop.call(availabilityDelete, { body: { id: 1, product_id: soldOut, token } });
		expect(await shop.db.$count(availabilitySubscriptions)).toBe(1);
		shop.clock.now = opening;
	});

	it('must wait for something that exists, is sold out and has an address to write to', async () => {
		const [disabled] = await shop.db.select().from(products).where(eq(products.sku, 'STARE-1'));
		const inStock = await shop.call(stockCheck, { query: { sku: 'SZAL-1' } });
		const refusal = (product_id: number, email?: string) =>
			shop.refused(availabilitySubscribe, { body: { product_id, email } });
		expect(await refusal(999_999, 'a@example.com')).toMatchObject({ status: 404 });
		expect(await refusal(disabled?.id ?? 0, 'a@example.com')).toMatchObject({ status: 404 });
		expect(await refusal(inStock.product_id, 'a@example.com')).toMatchObject({ status: 409, errorCode: 'in-stock' });
		expect(await refusal(soldOut)).toMatchObject({ status: 422 });
		expect(await refusal(soldOut, 'nobody')).toMatchObject({ status: 422 });
		expect(await refusal(2 ** 31, 'a@example.com')).toMatchObject({ status: 422 });
	});
});

describe('a cancelled order', () => {
	const stockOf = (sku: string) => shop.call(stockCheck, { query: { sku } });
	/** Without what the buyer is told. */
	const notified = async () => (await shop.mails()).flatMap(({ to }) => (to === 'anna@example.pl' ? [] : [to]));
	const cancelled = async (qty: number, meanwhile: () => Promise<unknown>) => {
		const { answer } = await sendOrder(shop, orderOf([{ sku: 'SZAL-1', qty, price: 49.99 }]));
		await meanwhile();
		await shop.mails();
		const { backendOrderId: uuid, orderSecret: secret } = JSON.parse(answer).result;
		await shop.call(orderCancel, { params: { uuid }, body: { secret } });
	};
	beforeEach(() => writeCatalog(shop.db, fixtureCatalog(), shop.clock.now));

	it('that took the last pieces returns them, also to bundles, and notifies subscribers', async () => {
		const { product_id } = await stockOf('SZAL-1');
		await cancelled(10, async () => {
			expect([(await stockOf('SZAL-1')).is_in_stock, (await stockOf('KOMPLET-1')).is_in_stock]).toEqual([false, false]);
			await shop.call(availabilitySubscribe, { body: { product_id, email: 'gosc@example.com' } });
		});
		expect(await stockOf('SZAL-1')).toMatchObject({ qty: 10, is_in_stock: true });
		expect(await stockOf('KOMPLET-1')).toMatchObject({ is_in_stock: true });
		expect(await notified()).toEqual(['gosc@example.com']);
	});

	it('does not put on sale what the merchant took off sale', async () => {
		const offSale = fixtureCatalog();
		for (const product of offSale.products) if (product.sku === 'SZAL-1') product.stock = { qty: 10, isInStock: false };
		await cancelled(1, () => writeCatalog(shop.db, offSale, shop.clock.now));
		expect(await stockOf('SZAL-1')).toMatchObject({ qty: 10, is_in_stock: false });
		expect(await notified()).toEqual([]);
	});
});

function restocked() {
	const catalog = fixtureCatalog();
	const variants = catalog.products.flatMap((product) => product.variants ?? []);
	for (const variant of variants) if (variant.sku === 'SUK-1-Rudy-M') variant.stock = { qty: 3, isInStock: true };
	return catalog;
}
