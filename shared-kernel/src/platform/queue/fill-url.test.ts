import { expect, it } from 'vitest';
import { fillUrl } from './fill-url.ts';

const parts = { token: 'secret', cartId: 'cart 7', tokenInHeader: true, storeCode: undefined };

it.each([
	['drops the token where the header carries it', '/api/user/me?token={{token}}', {}, '/api/user/me'],
	[
		'fills it in where the back end knows no header',
		'/api/user/me?token={{token}}',
		{ tokenInHeader: false },
		'/api/user/me?token=secret',
	],
	['adds it there also when nobody asked', '/api/user/me', { tokenInHeader: false }, '/api/user/me?token=secret'],
	['drops it for guests', '/api/user/me?token={{token}}', { tokenInHeader: false, token: undefined }, '/api/user/me'],
	['fills in the cart', '/api/cart/update?token={{token}}&cartId={{cartId}}', {}, '/api/cart/update?cartId=cart+7'],
	['fills in the cart in the path', '/api/cart/{{cartId}}/x', {}, '/api/cart/cart%207/x'],
	[
		'keeps the other parameters',
		'/api/cart/apply-coupon?cartId={{cartId}}&coupon=A%26B',
		{ cartId: 'c' },
		'/api/cart/apply-coupon?cartId=c&coupon=A%26B',
	],
	['names the store in multistore', '/api/x', { storeCode: 'de' }, '/api/x?storeCode=de'],
	['lets no value break out', '/api/x?cartId={{cartId}}', { cartId: 'a&token=b' }, '/api/x?cartId=a%26token%3Db'],
])('%s', (_name, url, given, filled) => {
	expect(fillUrl(url, { ...parts, ...given })).toBe(filled);
});
