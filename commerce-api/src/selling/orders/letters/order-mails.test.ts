import { randomUUID } from 'node:crypto';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpUnverified } from '../../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp, testAppOn } from '../../../app.fixture.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { coupons } from '../../../platform/database/schema/pricing.ts';
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { orderOf } from '../order.fixture.ts';

const LURE = 'WYGRALES 1000 ZL - https://evil.example/nagroda';

let base: TestApp;
let shop: TestApp;
beforeAll(async () => {
	base = await createTestApp();
	await base.db.update(stock).set({ qty: 1000 }).where(eq(stock.sku, 'SZAL-1'));
});
afterAll(() => base.close());
beforeEach(() => {
	shop = testAppOn(base, { limits: createRateLimits() });
});

/** Places an order; what is given replaces fields of the billing address. */
function place(email: string, given: object = {}, token?: string) {
	const body = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	const billing = { ...body.addressInformation.billingAddress, email, ...given };
	const comments = { delivery: LURE, order: 'pisz na oszust@evil.example' };
	const addressInformation = { ...body.addressInformation, billingAddress: billing };
	return shop.call(orderCreate, {
		body: { ...body, addressInformation, comments },
		headers: { 'Idempotency-Key': randomUUID() },
		token,
	});
}

describe('the mail of an order (27.37)', () => {
	it('to a stranger repeats neither an advertisement nor a link that somebody has typed', async () => {
		await place('ofiara@example.pl', { firstname: LURE, lastname: LURE, street: ['www.evil.example', '7'] });
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Dziękujemy za zakupy!');
		expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/WYGRALES|https:\/\/evil|evil\.example|oszust/);
	});

	it('greets by name, and keeps an address readable', async () => {
		await place('anna@example.pl', { firstname: 'Anna Maria', lastname: 'Nowak-Kos', street: ['ul.Polna', '7'] });
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Dziękujemy za zakupy, Anna Maria!');
		expect(mail?.text).toContain('Anna Maria Nowak-Kos, ul. Polna 7');
	});

	it('to the account’s own address repeats its comments, without links', async () => {
		const token = await signUp(shop, 'ola@example.pl');
		await shop.mails();
		await place('ola@example.pl', {}, token);
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('WYGRALES');
		expect(mail?.text).not.toMatch(/:\/\/evil|evil\.example/);
	});

	it('to the address of an account that has not verified it is a stranger’s (17.31)', async () => {
		const token = await signUpUnverified(shop, 'podana@example.pl');
		await shop.mails();
		await place('podana@example.pl', {}, token);
		const [mail] = await shop.mails();
		expect(mail?.text).toContain('Dziękujemy za zakupy');
		expect(mail?.text).not.toMatch(/WYGRALES|oszust/);
	});

	it('has no header of its own in it', async () => {
		await place('anna@example.pl', { firstname: 'Anna\r\nBcc: inni@example.pl' });
		const [mail] = await shop.mails();
		expect(mail?.to).toBe('anna@example.pl');
		expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Bcc/);
	});
});

describe('mails of orders that anybody may place', () => {
	it('are sent to one mailbox six times an hour, however its address is written; the orders are placed (27.38)', async () => {
		const addresses = Array.from({ length: 9 }, (_, index) => `ofiara+${index}@example.pl`);
		const placed = [];
		for (const address of addresses) placed.push(await place(address));
		expect(placed.every(({ backendOrderId }) => backendOrderId)).toBe(true);
		expect(await shop.mails()).toHaveLength(6);
	});

	it('are six an hour together with those of the withdrawals from an order that costs nothing (27.38)', async () => {
		await base.db.insert(coupons).values({ code: 'GRATIS', kind: 'percent', percent: 100 });
		const body = { ...orderOf([{ sku: 'WYKROJ-1', qty: 9, price: 20 }]), coupon: 'GRATIS' };
		Object.assign(body.addressInformation, { payment_method_code: 'sandbox' });
		const headers = { 'Idempotency-Key': randomUUID() };
		const { backendOrderId: uuid, orderSecret: secret = '' } = await shop.call(orderCreate, { body, headers });
		const { withdrawable } = await shop.call(orderDocument, { params: { uuid }, body: { secret } });
		const items = withdrawable.map(({ item_id }) => ({ item_id, qty: 1 }));
		for (let piece = 0; piece < 9; piece += 1)
			await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
		expect(await shop.mails()).toHaveLength(6);
	});

	it('are sent to the owner of an account however many they are', async () => {
		const token = await signUp(shop, 'stala@example.pl');
		await shop.mails();
		for (let index = 0; index < 9; index += 1) await place('stala@example.pl', {}, token);
		expect(await shop.mails()).toHaveLength(9);
		await place('ktos@example.pl', {}, token);
		expect(await shop.mails()).toHaveLength(1);
	});

	it('are six an hour for an account that has not verified the address, and its orders are its own (17.31)', async () => {
		const token = await signUpUnverified(shop, 'cudza@example.pl');
		await shop.mails();
		for (let index = 0; index < 9; index += 1) await place('cudza@example.pl', {}, token);
		expect(await shop.mails()).toHaveLength(6);
		expect(await shop.call(userOrderHistory, { token })).toMatchObject({ total_count: 9 });
	});
});
