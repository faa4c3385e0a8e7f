import { describe, expect, it } from 'vitest';
import { categoryPath, pathInStore, productPath, storePrefix, storeRouteName } from './routes.ts';

const PL = { storeCode: 'pl', appendStoreCode: false };
const DE = { storeCode: 'de', appendStoreCode: true };

describe('an address in a storefront', () => {
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

it('puts the store code before paths and names where it is appended', () => {
	expect([storePrefix(PL), storePrefix(DE)]).toEqual(['', '/de']);
	expect([storeRouteName('checkout', PL), storeRouteName('checkout', DE)]).toEqual(['checkout', 'de-checkout']);
});

describe('the address of what has none of its own', () => {
	it.each([
		[productPath({ url_path: 'jagna' }), '/jagna'],
		[productPath({ url_path: 'jagna' }, 'J M'), '/jagna?childSku=J%20M'],
		[productPath({ url_path: '', parentSku: 'J/1', slug: 'jagna' }), '/p/J%2F1/jagna'],
		[productPath({ url_path: '', parentSku: 'J', slug: 'jagna' }, 'J-M'), '/p/J/jagna/J-M'],
		[categoryPath({ url_path: 'ona/sukienki', slug: 'sukienki' }), '/ona/sukienki'],
		[categoryPath({ url_path: '', slug: 'sukienki' }), '/c/sukienki'],
	])('is %s', (path, expected) => expect(path).toBe(expected));
});
