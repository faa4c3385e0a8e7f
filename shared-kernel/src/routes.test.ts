import { describe, expect, it } from 'vitest';
import { pathInStore, productPath, storePrefix, storeRouteName } from './routes.ts';

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

it('names the variant of a product', () => {
	expect(productPath({ url_path: 'jagna' }, 'J M')).toBe('/jagna?childSku=J%20M');
});
