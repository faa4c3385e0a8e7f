import { afterEach, expect, it } from 'vitest';
import { belongsTo, databaseName, storedName, useDatabase } from './database.ts';

const SINGLE = { storeCode: 'pl', appendStoreCode: false };
afterEach(() => useDatabase(SINGLE));

it.each([
	[{ appendStoreCode: false }, 'shop'],
	[{ appendStoreCode: true }, 'de-shop'],
])('%o stores in %s (21.2)', (naming, expected) => {
	expect(databaseName({ storeCode: 'de', ...naming })).toBe(expected);
});

it('keeps one login for all storefronts, and a cart for each (21.1, 21.2)', () => {
	expect([storedName('user/current-user'), storedName('cart/current-cart')]).toEqual([
		'shop/user/current-user',
		'shop/cart/current-cart',
	]);
	useDatabase({ ...SINGLE, storeCode: 'de', appendStoreCode: true });
	expect([storedName('user/current-user'), storedName('cart/current-cart')]).toEqual([
		'shop/user/current-user',
		'de-shop/cart/current-cart',
	]);
});

it.each([
	['shop/checkout/personal', true],
	['de-shop/checkout/personal', true],
	['de-shop/cart/current-cart', false],
	['other-shop/checkout/x', false],
	['myshop/checkout/x', false],
	['shop/', false],
])('knows whether %s is of the checkout', (name, expected) => expect(belongsTo(name, 'checkout/')).toBe(expected));
