import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../routes.ts';
import { type FakeCatalogue, fakeCatalogueApi } from './catalogue.fake.ts';
import { lookUpPath } from './look-up-path.ts';
import { patternOf, routeNamed } from './route-table.ts';

const KNOWN: FakeCatalogue = {
	mapped: {
		ona: { _type: 'category', _source: { url_path: 'ona' } },
		'ona/sukienki': { _type: 'category', _source: { url_path: 'ona/sukienki' } },
		jagna: { _type: 'product', _source: { sku: 'J', slug: 'jagna', type_id: 'configurable' } },
		'jagna-ruda-m': { _type: 'product', _source: { sku: 'J-M', parentSku: 'J', type_id: 'simple' } },
		żółć: { _type: 'cms_page', _source: { url_key: 'zolc' } },
		'o-nas': { _type: 'cms_page', _source: { url_key: 'o-nas' } },
		nowosc: { _type: 'product', _source: { sku: 'N', slug: 'nowosc' } },
	},
	hits: {
		tag: [{ url_key: 'nowosc', slug: 'nowosc' }],
		category: [{ url_path: 'on/koszule', slug: 'koszule' }, { url_path: 'oba' }],
		product: [
			{ sku: 'J', url_path: 'jagna', type_id: 'configurable' },
			{ sku: 'W', url_path: 'worek', slug: 'worek', type_id: 'bundle' },
			{ sku: 'O', url_path: 'oba' },
		],
		cms_page: [{ url_key: 'zwroty' }, { url_key: 'worek' }],
	},
	redirects: {
		'sklep/sukienki': { target: '/ona/sukienki', code: 301 },
		wyprzedaz: { target: '/promocje?sort=final_price:asc', code: 302 },
		blog: { target: 'https://blog.example/', code: 301 },
		zwroty: { target: '/regulamin', code: 301 },
		'w-kółko': { target: '/w-k%C3%B3%C5%82ko', code: 301 },
		sortowane: { target: '/sortowane?sort=name', code: 301 },
		miejsce: { target: '/miejsce#tutaj', code: 302 },
		ukosnik: { target: '/ukosnik//', code: 301 },
		wielka: { target: '/Wielka', code: 301 },
		przeniesione: { target: 'https://blog.example/przeniesione', code: 301 },
	},
};
const prevented = { preventsChildAccess: true };
const look = (path: string, settings = prevented) => lookUpPath({ api: fakeCatalogueApi(KNOWN).api, settings }, path);
const resolve = async (path: string, settings = prevented) => (await look(path, settings)).resolution;

beforeEach(() => {
	vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

it.each([
	['/ona', 'category', { slug: 'ona' }],
	['/ona/', 'category', { slug: 'ona' }],
	['/ona/sukienki', 'category', { slug: 'ona/sukienki' }],
	['/jagna', 'configurable-product', { parentSku: 'J', slug: 'jagna', childSku: 'J' }],
	['/o-nas', 'cms-page', { slug: 'o-nas' }],
	['/%C5%BC%C3%B3%C5%82%C4%87', 'cms-page', { slug: 'zolc' }],
	// a tag before everything else
	['/nowosc', 'tag', { slug: 'nowosc', tag: 'true' }],
	// what the mapping does not know: a category, then a product by its last part, then a page
	['/on/koszule', 'category', { slug: 'on/koszule' }],
	['/oba', 'category', { slug: 'oba' }],
	['/on/torby/worek', 'bundle-product', { parentSku: 'W', slug: 'worek', childSku: 'W' }],
	['/worek', 'bundle-product', { parentSku: 'W', slug: 'worek', childSku: 'W' }],
	['/zwroty', 'cms-page', { slug: 'zwroty' }],
])('resolves %s to %s (3.2, 3.3, 3.4, 3.5, 3.6)', async (path, name, params) => {
	const resolved = await resolve(path);
	expect(resolved).toEqual({ path: decodeURI(path).replace(/\/$/, ''), name, params });
	expect(routeNamed(name, ROUTES)).toBeDefined();
});

it.each([
	['a variant', '/jagna-ruda-m', '/jagna?childSku=J-M'],
	['upper case', '/Ona/SUKIENKI', '/ona/sukienki'],
	['a variant in upper case', '/Jagna-Ruda-M', '/jagna?childSku=J-M'],
	['an address of an older shop', '/sklep/sukienki/', '/ona/sukienki'],
	['such an address in upper case', '/SKLEP/Sukienki', '/ona/sukienki'],
	['an address that moved to another site', '/blog', 'https://blog.example/'],
	['an address that moved to the same path of another site', '/przeniesione', 'https://blog.example/przeniesione'],
])('leads from %s to where it is shown (2.32, 3.6, 3.14)', async (_, path, movedTo) => {
	expect(await resolve(path)).toMatchObject({ movedTo });
});

it('leads for the time being where editors say so, and not away from a page (3.14)', async () => {
	const movedTo = '/promocje?sort=final_price:asc';
	expect(await resolve('/wyprzedaz')).toEqual({ path: '/wyprzedaz', movedTo, code: 302 });
	expect(await resolve('/zwroty')).toMatchObject({ name: 'cms-page' });
});

it('shows a variant at its own address where that is allowed', async () => {
	const resolved = await resolve('/jagna-ruda-m', { preventsChildAccess: false });
	expect(resolved).toMatchObject({ name: 'simple-product', params: { parentSku: 'J', childSku: 'J-M' } });
});

describe('what nothing answers to (3.7)', () => {
	const paths = [
		'/nie-ma',
		'/w-kółko',
		'/sortowane',
		'/miejsce/',
		'/ukosnik',
		'/wielka',
		'/Wielka',
		'/ona/nie-ma',
		'/%E0%A4%A',
		'/a%00b',
		'/ona%2fsukienki',
		'/:x',
		'/*',
		'/constructor',
	];
	it.each([...paths, `/${'a'.repeat(5000)}`])('is nothing: %s', async (path) => {
		expect(await resolve(path)).toBeNull();
	});

	it('is logged', async () => {
		await resolve('/nie-ma');
		expect(console.info).toHaveBeenCalledWith('No mapping found', { url: 'nie-ma' });
	});
});

it('takes all steps at once, and asks for no more when one knows (3.8)', async () => {
	const { api, asked } = fakeCatalogueApi(KNOWN);
	await lookUpPath({ api, settings: prevented }, '/oba');
	expect(asked.toSorted()).toEqual([
		'category url_path oba',
		'cms_page url_key oba',
		'product url_path oba',
		'tag url_key oba',
	]);
});

it('hands over the document that it found, and none with a redirect (3.8)', async () => {
	expect((await look('/worek')).found).toMatchObject({ type: 'product', document: { sku: 'W' } });
	expect((await look('/nowosc')).found).toMatchObject({ type: 'tag' });
	expect((await look('/sklep/sukienki')).found).toBeUndefined();
});

it('gives the address of a disabled product to a page (3.8)', async () => {
	const gone = { sku: 'G', url_path: 'zwroty', status: 2 };
	const { api } = fakeCatalogueApi({
		hits: { product: [gone, { ...gone, url_path: 'gone' }], cms_page: [{ url_key: 'zwroty' }] },
	});
	const at = async (path: string) => (await lookUpPath({ api, settings: prevented }, path)).resolution;
	expect(await at('/zwroty')).toMatchObject({ name: 'cms-page' });
	expect(await at('/gone')).toMatchObject({ name: 'simple-product' });
});

describe('when the catalogue fails in part', () => {
	const asking = (fails: RegExp) => ({ api: fakeCatalogueApi({ ...KNOWN, fails }).api, settings: prevented });

	it('uses what it has (6.22)', async () => {
		expect(await lookUpPath(asking(/^tag/), '/ona')).toMatchObject({ resolution: { name: 'category' } });
		expect(await lookUpPath(asking(/^map/), '/nowosc')).toMatchObject({ resolution: { name: 'tag' } });
	});

	it.each([/^product/, /^map/])('sends nobody elsewhere when %s fails', async (fails) => {
		await expect(lookUpPath(asking(fails), '/sklep/sukienki')).rejects.toThrow();
	});

	it.each([/^tag/, /^map/, /^redirect/, /./])('never takes a failure of %s for nothing', async (fails) => {
		await expect(lookUpPath(asking(fails), '/nie-ma')).rejects.toThrow();
	});
});

it.each([
	['/', false],
	['/cart', false],
	['/checkout', false],
	['/pwa.html', false],
	['/category/ona', false],
	['/faq', false],
	['/partners', false],
	['/ocen-produkty', false],
	['/account/addresses/edit/7', false],
	['/ona', true],
	['/account/orders/x', false],
	['/account/orders/x/y', true],
])('knows whether %s is in the route table (3.1)', (path, isUnknown) => {
	expect(patternOf(path, ROUTES) === undefined).toBe(isUnknown);
});
