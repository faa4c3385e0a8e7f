import { describe, expect, it } from 'vitest';
import { categoryPath, PATHS, pathInStore, productPath, storePrefix, storeRouteName } from './routes.ts';

const PL = { storeCode: 'pl', appendStoreCode: false };
const DE = { storeCode: 'de', appendStoreCode: true };

it.each([
	['home (2.1)', { home: '/' }],
	['the checkout (2.2)', { checkout: '/cart' }],
	['the preview of a draft (2.3)', { preview: '/preview-cms-draft/:key' }],
	['the error (2.4)', { error: '/error' }],
	['products (2.5)', { 'simple-product': '/p/:parentSku/:slug' }],
	['variants (2.6)', { 'configurable-product': '/p/:parentSku/:slug/:childSku' }],
	['the search (2.7)', { search: '/szukaj' }],
	['a category (2.8)', { category: '/category/:slug' }],
	['a tag (2.9)', { tag: '/tag/:slug' }],
	['the wish list (2.10)', { wishlist: '/lista-zyczen' }],
	['reviews of an order (2.11)', { 'review-products': '/ocen-produkty/:orderUuid?/:orderSecret?' }],
	['a page of the content (2.12)', { 'cms-page': '/cms-page/:slug' }],
	['the confirmation (2.13)', { 'payment-confirmation-page': '/payment-confirmation/:uuid' }],
	['a new password (2.14)', { 'create-password': '/create-password' }],
	['the ways in (2.15)', { login: '/login', register: '/register', 'forgot-password': '/forgot-password' }],
	[
		'the account (2.16)',
		{
			account: '/account',
			'account-agreements': '/account/agreements',
			'account-notifications': '/account/notifications',
			'account-reviews': '/account/reviews',
			'account-password': '/account/password',
			'account-addresses': '/account/addresses',
			'account-orders': '/account/orders',
		},
	],
	['an address (2.17)', { 'account-new-address': '/account/addresses/edit/:id?' }],
	['an order (2.36)', { order: '/zamowienie/:uuid/:secret', 'account-order': '/account/orders/:uuid' }],
	['the withdrawal from a contract (2.37)', { withdrawal: '/odstapienie' }],
])('the address of %s is that of the specification', (_, paths) => expect(PATHS).toMatchObject(paths));

describe('an address in a storefront (2.27, 2.29)', () => {
	it.each([
		['/', '/', '/de'],
		['/?a=1', '/?a=1', '/de?a=1'],
		['/ona?page=2', '/ona?page=2', '/de/ona?page=2'],
		['/cart#pay', '/cart#pay', '/de/cart#pay'],
	])('of %s is %s or %s', (path, polish, german) => {
		expect(pathInStore(path, PL)).toBe(polish);
		expect(pathInStore(path, DE)).toBe(german);
	});
});

it('puts the store code before paths and names where it is appended (2.2, 2.29)', () => {
	expect([storePrefix(PL), storePrefix(DE)]).toEqual(['', '/de']);
	expect([storeRouteName('checkout', PL), storeRouteName('checkout', DE)]).toEqual(['checkout', 'de-checkout']);
});

describe('the address of what has none of its own (2.27, 2.28)', () => {
	it.each([
		[productPath({ url_path: 'jagna' }), '/jagna'],
		[productPath({ url_path: 'jagna' }, 'J M'), '/jagna?childSku=J%20M'],
		[productPath({ url_path: '', parentSku: 'J/1', slug: 'jagna' }), '/p/J%2F1/jagna'],
		[productPath({ url_path: '', parentSku: 'J', slug: 'jagna' }, 'J-M'), '/p/J/jagna/J-M'],
		[categoryPath({ url_path: 'ona/sukienki', slug: 'sukienki' }), '/ona/sukienki'],
		[categoryPath({ url_path: '', slug: 'sukienki' }), '/c/sukienki'],
	])('is %s', (path, expected) => expect(path).toBe(expected));
});
