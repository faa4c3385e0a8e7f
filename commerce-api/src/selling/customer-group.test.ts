import { randomUUID } from 'node:crypto';
import { cartCreate, cartTotals, cartUpdate } from '@pasaz/kernel/contract/cart';
import { orderCreate } from '@pasaz/kernel/contract/order';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { getConfig } from '../platform/config.ts';
import { users } from '../platform/database/schema/users.ts';
import { orderOf } from './orders/order.fixture.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
	// the shop's own rules of tax are for class 3
	shop = await createTestApp(undefined, { env: { CUSTOMER_TAX_CLASSES: '*=3,2=9' } });
	token = await signUp(shop, 'firma@example.pl');
});
afterAll(() => shop.close());

async function taxOfCart(as: { token?: string }) {
	const cartId = await shop.call(cartCreate, as);
	await shop.call(cartUpdate, { query: { cartId }, body: { cartItem: { sku: 'SZAL-1', qty: 1 } }, ...as });
	const { grand_total, tax_amount } = await shop.call(cartTotals, { query: { cartId }, ...as });
	return { grand_total, tax_amount };
}

it('taxes a cart by the class of its customer’s group, at the same price (5.10)', async () => {
	const usual = { grand_total: 49.99, tax_amount: 9.35 };
	expect([await taxOfCart({}), await taxOfCart({ token })]).toEqual([usual, usual]);
	await shop.db.update(users).set({ groupId: 2 });
	expect(await taxOfCart({ token })).toEqual({ grand_total: 49.99, tax_amount: 0 });
	expect(await taxOfCart({})).toEqual(usual);
});

it('taxes an order so, too (5.10)', async () => {
	const { addressInformation, ...order } = orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	await shop.call(orderCreate, {
		headers: { 'Idempotency-Key': randomUUID() },
		body: { ...order, addressInformation: { ...addressInformation, payment_method_code: 'sandbox' } },
		token,
	});
	const { items } = await shop.call(userOrderHistory, { token });
	expect(items[0]?.tax_amount).toBe(0);
});

it('is set by classes with a usual one (5.10)', () => {
	const classes = (CUSTOMER_TAX_CLASSES?: string) => getConfig({ STORE_VIEWS: STORE_VIEWS_FILE, CUSTOMER_TAX_CLASSES });
	expect(classes('*=3,2=9').customerTax).toEqual({ usual: 3, byGroup: new Map([[2, 9]]) });
	expect(classes().customerTax).toBeUndefined();
	expect(() => classes('2=9')).toThrow(/CUSTOMER_TAX_CLASSES/);
});
