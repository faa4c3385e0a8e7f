import { storeLink } from '@pasaz/kernel/contract/store-view';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { storeChoice } from './use-store-choices.ts';

const choices = (path: string, search = '') =>
	STORE_VIEWS.map((view) => storeChoice(storeLink(view), { path, search }));

it('names each storefront in its own language, with country and currency', () => {
	expect(choices('/').map(({ language, country, currencyCode }) => [language, country, currencyCode])).toEqual([
		['Polski', 'Polska', 'PLN'],
		['Deutsch', 'Deutschland', 'EUR'],
		['Italiano', 'Italia', 'EUR'],
	]);
});

it.each([
	['/', '', ['/', '/de', '/it']],
	['/ona/sukienki', '?color=3&sort=price', ['/ona/sukienki?color=3&sort=price', '/de/ona/sukienki?color=3&sort=price']],
	['/szukaj', '?q=len', ['/szukaj?q=len', '/de/szukaj?q=len', '/it/szukaj?q=len']],
])('leads from %s%s to the same page', (path, search, hrefs) => {
	expect(choices(path, search).map(({ href }) => href)).toEqual(expect.arrayContaining(hrefs));
});

it('names no country where the locale has none', () => {
	const link = { storeCode: 'en', appendStoreCode: true, locale: 'en', currencyCode: 'GBP' };
	expect(storeChoice(link, { path: '/', search: '' })).toMatchObject({ language: 'English', country: '', href: '/en' });
});
