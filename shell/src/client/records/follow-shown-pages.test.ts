import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRecord } from '../../routing/page-record.ts';
import { followShownPages } from './follow-shown-pages.ts';
import { shownRecord } from './page-record.fake.ts';
import { fakeRecordLoading, shouldRevalidate } from './record-loading.fake.ts';

const heads: unknown[] = [];
/** A document whose head takes tags. */
const HEAD = {
	querySelectorAll: () => [],
	append: (...tags: { rel?: string; href?: string }[]) =>
		void heads.push(tags.find(({ rel }) => rel === 'canonical')?.href ?? 'none'),
};

beforeEach(() => {
	heads.length = 0;
	vi.useFakeTimers();
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', { head: HEAD, createElement: () => ({}), documentElement: { dataset: { touched: '' } } });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const handle = (page: string) => ({ page, name: 'page', meta: () => ({ title: '' }) });

function open() {
	const make = (href: string): PageRecord => {
		const head = { title: href, canonical: href, alternates: [] };
		return shownRecord({ head, loaderData: { page: `${href} ${asked.length}` } });
	};
	const { asked, stored, records, loaderOf } = fakeRecordLoading({
		answer: make,
		navigation: () => router.state.navigation,
	});
	const own = { id: 'own', path: '/account', handle: { ...handle('mf_account/account-page'), needsLogin: true } };
	const page = { id: 'page', path: '/:path', handle: handle('mf_product/product-page') };
	const routes = [own, { ...page, loader: loaderOf('mf_catalog/category-page', 'page'), shouldRevalidate }];
	const router = createMemoryRouter(routes, {
		initialEntries: ['/first'],
		hydrationData: { loaderData: { page: 'x' } },
	});
	records.add('/first', make('/first'));
	followShownPages(router, records);
	return { router, asked, stored };
}

it('gives each page its head and keeps it on the device', async () => {
	const { router, stored } = open();
	await router.navigate('/a');
	await router.navigate('/account');
	await vi.runAllTimersAsync();
	expect([heads, stored]).toEqual([
		['/a', 'none'],
		['/first', '/a'],
	]);
});

it('leaves the head alone where a page changes its address by itself', async () => {
	const { router, asked } = open();
	await router.navigate('/a');
	await router.navigate('/a?color=8');
	expect([heads, asked]).toEqual([['/a'], ['/a']]);
});
