import { storeLink } from '@pasaz/kernel/contract/store-view';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { alternatesOf } from './alternates.ts';

const links = STORE_VIEWS.map(storeLink);
const origin = 'https://shop.test';

it('names a page in every store view, and in the default one for everybody else', () => {
	expect(alternatesOf({ path: '/ona?page=2' }, origin, links)).toEqual([
		{ hreflang: 'pl', href: 'https://shop.test/ona?page=2' },
		{ hreflang: 'de', href: 'https://shop.test/de/ona?page=2' },
		{ hreflang: 'it', href: 'https://shop.test/it/ona?page=2' },
		{ hreflang: 'x-default', href: 'https://shop.test/ona?page=2' },
	]);
});

it('names each store view’s own address of what has several (2.51)', () => {
	const addresses = { '': 'sukienki', de: 'kleider', it: 'sukienki' };
	expect(alternatesOf({ path: '/kleider', addresses }, origin, links).map(({ href }) => href)).toEqual([
		'https://shop.test/sukienki',
		'https://shop.test/de/kleider',
		'https://shop.test/it/sukienki',
		'https://shop.test/sukienki',
	]);
});

it('names the same page of a list in each of them', () => {
	const addresses = { '': 'sukienki', de: 'kleider' };
	expect(alternatesOf({ path: '/kleider?page=2', addresses }, origin, links).map(({ href }) => href)).toEqual([
		'https://shop.test/sukienki?page=2',
		'https://shop.test/de/kleider?page=2',
		'https://shop.test/it/sukienki?page=2',
		'https://shop.test/sukienki?page=2',
	]);
});

it('has no slash after the prefix of a home page', () => {
	expect(alternatesOf({ path: '/' }, origin, links).map(({ href }) => href)).toContain('https://shop.test/de');
});

it('says nothing in a shop of one store view', () =>
	expect(alternatesOf({ path: '/' }, origin, links.slice(0, 1))).toEqual([]));

it('tells store views of one language apart by their country', () => {
	const [pl, de] = links;
	if (!pl || !de) throw new Error('The demo shop has store views');
	const austria = { ...de, storeCode: 'at', locale: 'de-AT' };
	expect(alternatesOf({ path: '/' }, origin, [pl, de, austria]).map(({ hreflang }) => hreflang)).toEqual([
		'pl',
		'de-DE',
		'de-AT',
		'x-default',
	]);
});
