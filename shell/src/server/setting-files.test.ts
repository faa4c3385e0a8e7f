import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { describe, expect, it } from 'vitest';
import { getConfig as readConfig } from './config.ts';

const getConfig = (env: Record<string, string>) => readConfig({ STORE_VIEWS: STORE_VIEWS_FILE, ...env });

const folder = mkdtempSync(join(tmpdir(), 'pasaz-settings-'));

function file(content: unknown): string {
	const path = join(folder, `${Math.random()}.json`);
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	return path;
}

const GERMANY = { ...POLAND, storeCode: 'de', appendStoreCode: true };

describe('store views (1.4)', () => {
	it('are those that a file names', () => {
		expect(getConfig({}).storeViews).toEqual(STORE_VIEWS);
		expect(getConfig({ STORE_VIEWS: file([GERMANY]) }).storeViews).toEqual([GERMANY]);
	});

	it('speak what they say, but the first, which may be told', () => {
		const locales = getConfig({ DEFAULT_LOCALE: 'en-GB' }).storeViews.map(({ i18n }) => i18n.defaultLocale);
		expect(locales).toEqual(['en-GB', 'de-DE', 'it-IT']);
	});

	it('are taxed by Poland where they name no country (1.10)', () => {
		const untold = { ...POLAND, tax: { sourcePriceIncludesTax: true } };
		const [view] = getConfig({ STORE_VIEWS: file([untold]) }).storeViews;
		expect(view?.tax).toEqual({ defaultCountry: 'PL', sourcePriceIncludesTax: true });
	});

	it('name hosts of payment whole, and as browsers write them (15.14)', () => {
		const named = (host: string) => getConfig({ STORE_VIEWS: file([{ ...POLAND, paymentHosts: [host] }]) });
		for (const host of ['secure.payu.com', 'xn--patnoci-f4a.example', 'pay2.example'])
			expect(named(host).storeViews[0]?.paymentHosts).toEqual([host]);
		const others = [
			'https://secure.payu.com',
			'*.payu.com',
			'secure.payu.com:8443',
			'secure.payu.com/pay',
			'Secure.PayU.com',
		];
		for (const host of [...others, 'payu.com.', '.payu.com', 'płatności.example', '10.0.0.1', 'localhost', ''])
			expect(() => named(host)).toThrow('STORE_VIEWS.0.paymentHosts.0');
	});

	it.each([
		['no list', { a: 1 }],
		['none', []],
		['one that is none', [{ ...POLAND, storeCode: 'POL' }]],
		['two of one code', [POLAND, { ...GERMANY, storeCode: 'pl' }]],
		['two without a prefix', [POLAND, { ...GERMANY, appendStoreCode: false }]],
		['no JSON', '{'],
	])('are refused by name with %s', (_, content) => {
		expect(() => getConfig({ STORE_VIEWS: file(content) })).toThrow('STORE_VIEWS');
	});

	it('are refused by name when their file is missing', () => {
		expect(() => getConfig({ STORE_VIEWS: join(folder, 'none.json') })).toThrow('STORE_VIEWS');
	});
});

describe('configured views', () => {
	const VIEW = { name: 'compare', path: '/compare', layout: 'empty', page: 'mf_catalog/compare-page' };

	it('are read from a file', () => {
		expect(getConfig({ VIEWS: file([VIEW]) }).routing.views).toEqual([VIEW]);
		expect(getConfig({}).routing.views).toEqual([]);
	});

	it.each([
		[{ ...VIEW, path: 'compare' }],
		[{ ...VIEW, path: '//evil.example' }],
		[{ ...VIEW, layout: 'wide' }],
		[{ ...VIEW, page: 'mf_catalog/secret-page' }],
		[{ ...VIEW, more: 1 }],
	])('are refused by name: %o', (view) => {
		expect(() => getConfig({ VIEWS: file([view]) })).toThrow('VIEWS.0');
	});
});

it('remembers paths and leads variants to their parents, unless told (2.32, 3.9)', () => {
	expect(getConfig({}).routing).toMatchObject({ remembersPaths: true, preventsChildAccess: true });
	const told = getConfig({ PATH_CACHE: 'off', CHILD_ACCESS: 'direct' }).routing;
	expect(told).toMatchObject({ remembersPaths: false, preventsChildAccess: false });
});
