import { storeLink } from '@pasaz/kernel/contract/store-view';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { storeChoice } from './use-store-choices.ts';

const choices = (path: string, search = '') =>
	STORE_VIEWS.map((view) => storeChoice(storeLink(view), { path, search }));

it('gives each storefront with its language and its currency', () => {
	expect(choices('/').map(({ lang, currencyCode }) => [lang, currencyCode])).toEqual([
		['pl-PL', 'PLN'],
		['de-DE', 'EUR'],
		['it-IT', 'EUR'],
	]);
});

it.each([
	['/', '', ['/', '/de', '/it']],
	['/ona/sukienki', '?color=3&sort=price', ['/ona/sukienki?color=3&sort=price', '/de/ona/sukienki?color=3&sort=price']],
	['/szukaj', '?q=len', ['/szukaj?q=len', '/de/szukaj?q=len', '/it/szukaj?q=len']],
])('leads from %s%s to the same page', (path, search, hrefs) => {
	expect(choices(path, search).map(({ href }) => href)).toEqual(expect.arrayContaining(hrefs));
});
