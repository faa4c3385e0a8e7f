import { userCreate, userDelete, userExport, userLogin, userMe } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { newsletterSubscriptions, reviews } from '../platform/database/schema/community.ts';
import { giftCards } from '../platform/database/schema/digital.ts';
import * as sales from '../platform/database/schema/sales.ts';
import { users } from '../platform/database/schema/users.ts';
import { logInByIdentity } from './log-in.ts';
import { vouchFor } from './sign-up.fixture.ts';

const PASSWORD = 'cztery konie w kropki';
const TIMES = { accessSeconds: 600, refreshSeconds: 86_400, absoluteSeconds: 86_400, graceSeconds: 30 };
const ADDRESS = {
	firstname: 'Anna',
	lastname: 'Nowak',
	street: ['Długa', '3/4'],
	postcode: '00-001',
	city: 'Warszawa',
	country_id: 'PL',
};

let shop: TestApp;
let number = 0;

beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

async function register() {
	number += 1;
	const email = `odchodzi${number}@example.pl`;
	const customer = { email, firstname: 'Anna', lastname: 'Nowak', addresses: [ADDRESS] };
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	await shop.mails();
	await vouchFor(shop, email);
	const { access } = await shop.tokens(userLogin, { body: { username: email, password: PASSWORD } });
	const [user] = await shop.db.select().from(users).where(eq(users.email, email));
	return { email, access, id: user?.id ?? 0 };
}

/** An order as checkout leaves it, which is tried elsewhere. */
async function addOrder(userId: number, email: string) {
	const now = new Date();
	const [order] = await shop.db
		.insert(sales.orders)
		.values({
			...{ uuid: crypto.randomUUID(), number: `X${userId}`, userId, email, storeCode: 'pl', currency: 'PLN' },
			...{ status: 'sent', paymentStatus: 'paid', paymentMethod: 'p', paymentTitle: 'P', shippingTitle: 'S' },
			...{ subtotal: 100, discount: 0, shipping: 0, shippingNet: 0, tax: 19, grandTotal: 100 },
			...{ billingAddress: { ...ADDRESS, telephone: '' }, createdAt: now, updatedAt: now },
		})
		.returning();
	return order?.uuid ?? '';
}

/** A refused complaint with two pictures, two gift cards, one of which has ended, and an invoice that was corrected. */
async function addHistory(orderUuid: string, userId: number) {
	const at = new Date('2026-11-18T10:00:00Z');
	const numbered = { orderUuid, year: 2026, serial: userId, issuedAt: at };
	const card = { currency: 'PLN', amount: 5000, balance: 700, soldBy: orderUuid, createdAt: at };
	await shop.db.insert(sales.orderStates).values({ orderUuid, state: 'sent', at });
	const [claim] = await shop.db
		.insert(sales.claims)
		.values({
			...{ orderUuid, kind: 'complaint', state: 'refused', items: [], amount: 0, demand: 'repair' },
			...{ account: 'PL61109010140000071219812874', description: 'Pęknięty szew', answer: 'Szew rozcięto.' },
			...{ createdAt: at, settledAt: at },
		})
		.returning();
	const picture = { claimId: claim?.id ?? 0, webp: 'UklGRg==' };
	await shop.db.insert(sales.claimPictures).values([picture, picture]);
	await shop.db.insert(giftCards).values([
		{ ...card, code: `DOBRA-${userId}` },
		{ ...card, code: `KONIEC-${userId}`, active: false },
	]);
	await shop.db.insert(sales.invoices).values({ ...numbered, seller: { name: 'S', address: 'A', vatId: 'V' } });
	await shop.db.insert(sales.corrections).values({ ...numbered, items: [], amount: 100 });
}

describe('an account is deleted (17.23)', () => {
	it('with all that is its own, and orders stay', async () => {
		const { email, access, id } = await register();
		const uuid = await addOrder(id, email);
		await shop.db.insert(newsletterSubscriptions).values({ email, storeCode: 'pl', confirmedAt: new Date() });
		await shop.db.insert(reviews).values({
			...{ productId: 1, title: 'Dobra', detail: 'Nosi się dobrze.', nickname: 'Anna Nowak', rating: 5, status: 1 },
			...{ language: 'de', userId: id, createdAt: new Date() },
		});

		expect(await shop.call(userDelete, { token: access, body: { password: PASSWORD } })).toBe(true);

		expect(await shop.refused(userMe, { token: access })).toMatchObject({ status: 401 });
		const again = await shop.refused(userLogin, { body: { username: email, password: PASSWORD } });
		expect(again).toMatchObject({ status: 401 });
		const [order] = await shop.db.select().from(sales.orders).where(eq(sales.orders.uuid, uuid));
		expect(order).toMatchObject({ userId: null, email, billingAddress: { city: 'Warszawa' } });
		const kept = await shop.db.select().from(reviews).where(eq(reviews.detail, 'Nosi się dobrze.'));
		expect(kept.map(({ nickname, userId }) => ({ nickname, userId }))).toEqual([{ nickname: 'Anonym', userId: null }]);
		expect(await shop.db.select().from(newsletterSubscriptions)).toEqual([]);
		expect((await shop.mails()).map(({ to, subject }) => [to, subject])).toEqual([
			[email, 'Twoje konto zostało usunięte'],
		]);
	});

	it('by its owner alone', async () => {
		const { access } = await register();
		for (const body of [{}, { password: 'zgadywane' }]) {
			const refused = await shop.refused(userDelete, { token: access, body });
			expect(refused).toMatchObject({ status: 403, errorCode: 'wrong-password' });
		}
		expect(await shop.mails()).toEqual([]);
		expect((await shop.call(userMe, { token: access })).firstname).toBe('Anna');
	});

	it('without a password only right after a login', async () => {
		const services = { db: shop.db, now: () => shop.clock.now, times: TIMES };
		const identity = { email: 'g@example.pl', emailVerified: true, firstname: 'Ewa', lastname: 'Lis' };
		const { access: token } = await logInByIdentity(services, 'google', { subject: 'g-1', ...identity });
		shop.clock.now = new Date(shop.clock.now.getTime() + 301_000);
		expect(await shop.refused(userDelete, { token, body: {} })).toMatchObject({ errorCode: 'wrong-password' });
		const { access: fresh } = await logInByIdentity(services, 'google', { subject: 'g-1', ...identity });
		expect(await shop.call(userDelete, { token: fresh, body: {} })).toBe(true);
	});
});

it('a shopper gets all that is kept of the account, and of nobody else (17.24)', async () => {
	const [own, other] = [await register(), await register()];
	await addOrder(own.id, own.email);
	await addOrder(other.id, other.email);
	const data = await shop.call(userExport, { token: own.access });
	expect(data.account).toMatchObject({ email: own.email, addresses: [{ city: 'Warszawa' }] });
	expect(data.orders).toMatchObject([{ number: `X${own.id}`, grandTotal: 100, items: [] }]);
	expect(data.logins).toHaveLength(1);
	expect(JSON.stringify(data)).not.toContain(other.email);
	expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
});

it('orders come with all that belongs to them, without codes that have ended (17.24)', async () => {
	const [own, other] = [await register(), await register()];
	for (const { id, email } of [own, other]) await addHistory(await addOrder(id, email), id);
	const { orders } = await shop.call(userExport, { token: own.access });
	const number = String(own.id).padStart(6, '0');
	expect(orders).toMatchObject([
		{
			states: [{ state: 'sent', at: '2026-11-18T10:00:00.000Z' }],
			claims: [
				{
					...{ kind: 'complaint', state: 'refused', demand: 'repair', pictures: 2 },
					...{ account: 'PL61109010140000071219812874', description: 'Pęknięty szew', answer: 'Szew rozcięto.' },
				},
			],
			giftCards: [
				{ code: `DOBRA-${own.id}`, amount: 5000, balance: 700, active: true },
				{ code: null, active: false },
			],
			invoice: { number: `FV/2026/${number}` },
			corrections: [{ number: `KOR/2026/${number}`, amount: 100 }],
		},
	]);
	expect(JSON.stringify(orders)).not.toMatch(/KONIEC|UklGRg/);
});
