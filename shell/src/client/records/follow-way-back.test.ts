import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRecord, ShownPage } from '../../routing/page-record.ts';
import { followWayBack } from './follow-way-back.ts';
import { shownRecord } from './page-record.fake.ts';
import { fakeRecordLoading, shouldRevalidate } from './record-loading.fake.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shop whose pages say how many records had been asked for, unless its server has another answer. */
function open() {
	const server = {
		answer: (href: string): PageRecord => shownRecord({ loaderData: { page: `${href} ${asked.length}` } }),
	};
	const { asked, stored, records, loaderOf } = fakeRecordLoading({
		answer: (href) => server.answer(href),
		navigation: () => router.state.navigation,
	});
	const page = { id: 'page', path: '/:path', loader: loaderOf('mf_catalog/category-page', 'page'), shouldRevalidate };
	const router = createMemoryRouter([page, { id: 'cart', path: '/cart' }], {
		initialEntries: ['/first'],
		hydrationData: { loaderData: { page: '/first 0' } },
	});
	records.add('/first', server.answer('/first'));
	followWayBack(router, records);
	return { router, records, server, asked, stored };
}

it.each([
	[MINUTE - 1000, ['/a'], '/first 0', []],
	[MINUTE, ['/a', '/first'], '/first 2', ['/first']],
	[-MINUTE, ['/a', '/first'], '/first 2', ['/first']],
])('shows after %i ms what is kept, and refreshes it behind if it is old (3.8, 21.14)', async (age, ...expected) => {
	const { router, asked, stored } = open();
	await router.navigate('/a');
	vi.setSystemTime(Date.now() + age);
	await router.navigate(-1);
	expect(router.state.loaderData.page).toBe('/first 0');
	await vi.runAllTimersAsync();
	expect([asked, router.state.loaderData.page, stored]).toEqual(expected);
});

it.each<[string, Partial<ShownPage>]>([
	['is the same', { loaderData: { page: '/first 0' } }],
	['fails', { status: 503, errors: { page: { status: 503 } } }],
	['lacks something', { incomplete: true }],
])('leaves a page as it is shown where its refresh %s (3.8)', async (_, answer) => {
	const { router, records, server, asked } = open();
	const revalidate = vi.spyOn(router, 'revalidate');
	await router.navigate('/a');
	vi.setSystemTime(Date.now() + MINUTE);
	server.answer = () => shownRecord(answer);
	await router.navigate(-1);
	await vi.runAllTimersAsync();
	expect([asked, router.state.errors, router.state.loaderData.page]).toEqual([['/a', '/first'], null, '/first 0']);
	expect(records.kept('/first')).toMatchObject({ record: { status: 200, loaderData: { page: '/first 0' } } });
	expect(revalidate).not.toHaveBeenCalled();
});

it('shows that a page is gone', async () => {
	const { router, server } = open();
	await router.navigate('/a');
	vi.setSystemTime(Date.now() + MINUTE);
	server.answer = () => shownRecord({ status: 404 });
	await router.navigate(-1);
	await vi.runAllTimersAsync();
	expect(router.state.errors).toMatchObject({ page: { status: 404 } });
});

it('finds a product on the way back under the address of the variant that was chosen (3.8)', async () => {
	const { router, records, asked } = open();
	await router.navigate('/a');
	vi.setSystemTime(Date.now() + MINUTE / 2);
	await router.navigate('/a?color=8', { replace: true });
	await router.navigate('/a?color=9', { replace: true });
	await router.navigate('/cart');
	await router.navigate(-1);
	expect([router.state.location.search, router.state.loaderData.page, asked]).toEqual(['?color=9', '/a 1', ['/a']]);
	expect(records.kept('/a?color=9')).toEqual(records.kept('/a'));
	expect(records.kept('/a?color=8')).toBeUndefined();
});

it('keeps nothing under the address of a page that failed', async () => {
	const { router, records, server } = open();
	await router.navigate('/a');
	server.answer = () => shownRecord({ status: 404 });
	await router.navigate('/gone');
	await router.navigate('/cart');
	expect(records.kept('/gone')).toBeUndefined();
});
