import { storeLink } from '@pasaz/kernel/contract/store-view';
import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../routes.ts';
import type { PageRecord } from '../routing/page-record.ts';
import type { Site } from '../routing/site.ts';
import { patchPaths } from './patch-paths.ts';
import { movedRecord, shownRecord } from './records/page-record.fake.ts';
import type { NavigationRequest } from './records/record-loader.ts';

const site: Site = {
	storeView: POLAND,
	storeLinks: STORE_VIEWS.map(storeLink),
	table: ROUTES,
	pages: { loaded: () => undefined, load: () => Promise.reject(new Error('not here')) },
};
const resolvedAt = (path: string) => shownRecord({ resolved: { path, name: 'category', params: { slug: path } } });

beforeEach(() => vi.stubGlobal('location', new URL('http://shop.test/')));
afterEach(() => vi.unstubAllGlobals());

function open(records: Record<string, PageRecord>, given: Site = site) {
	const asked: string[] = [];
	const patched: (string | undefined)[] = [];
	let search = '';
	const recordFor = async ({ url: { pathname, search: query } }: NavigationRequest) => {
		asked.push(pathname + query);
		return records[pathname + query] ?? shownRecord({ status: 404 });
	};
	const patchRoutes = patchPaths({ site: given, recordFor, target: () => ({ search }) });
	const patch = (_: string | null, routes: RouteObject[]) => void patched.push(...routes.map(({ path }) => path));
	const visit = (path: string, query = '') => {
		search = query;
		const { signal } = new AbortController();
		return Promise.resolve(patchRoutes({ path, patch, signal, matches: [], fetcherKey: undefined }));
	};
	return { visit, asked, patched };
}

it('adds a path of the table with its other addresses, and asks for no record', async () => {
	const { visit, asked, patched } = open({});
	await visit('/checkout');
	expect([asked, patched]).toEqual([[], ['/cart', '/checkout']]);
});

it('adds an address as its record says', async () => {
	const { visit, asked, patched } = open({ '/ona?page=2': resolvedAt('/ona') });
	await visit('/ona', '?page=2');
	expect([asked, patched]).toEqual([['/ona?page=2'], ['/ona']]);
});

it('lets the router keep the route: an address is asked for once, unless its visit was given up (3.10)', async () => {
	const asked: string[] = [];
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	const recordFor = async ({ url: { pathname } }: NavigationRequest) => {
		asked.push(pathname);
		if (asked.length === 1) await isReleased;
		return resolvedAt(pathname);
	};
	const router = createMemoryRouter(
		[
			{ id: 'home', path: '/' },
			{ id: 'default-pages', children: [{ id: 'not-found', path: '*', loader: () => 'missing' }] },
		],
		{
			hydrationData: { loaderData: {} },
			patchRoutesOnNavigation: patchPaths({
				site: {
					...site,
					pages: { ...site.pages, loaded: () => ({ Component: () => null, handle: { meta: () => ({ title: '' }) } }) },
				},
				recordFor,
				target: () => ({ search: '' }),
			}),
		},
	);
	void router.navigate('/ona');
	await vi.waitFor(() => expect(asked).toEqual(['/ona']));
	await router.navigate('/');
	release();
	for (const path of ['/ona', '/', '/ona']) await router.navigate(path);
	expect(asked).toEqual(['/ona', '/ona']);
	expect(router.state.matches.at(-1)?.route.id).toBe('/ona');
});

it('leaves the shopper where they went while an address could not be loaded', async () => {
	const { promise: isReleased, reject: fail } = Promise.withResolvers<never>();
	const router = createMemoryRouter(
		[
			{ id: 'home', path: '/' },
			{ id: 'not-found', path: '*', loader: () => 'missing' },
		],
		{
			hydrationData: { loaderData: {} },
			patchRoutesOnNavigation: patchPaths({ site, recordFor: () => isReleased, target: () => ({ search: '' }) }),
		},
	);
	const visit = router.navigate('/ona');
	await router.navigate('/');
	fail(new Error('no network'));
	await visit;
	expect(router.state.location.pathname).toBe('/');
	expect(router.state.errors).toBeNull();
});

it('leaves a path that moved to the route of missing pages', async () => {
	const { visit, patched } = open({ '/stara': movedRecord('/nowa') });
	await visit('/stara');
	expect(patched).toEqual([]);
});

it.each([404, 503])('fails with status %i as the record does', async (status) => {
	const { visit } = open({ '/x': shownRecord({ status }) });
	await expect(visit('/x')).rejects.toMatchObject({ status });
});

it.each(['/cart', '/de', '/de/ona', '/it/cart'])('asks for no record of %s', async (path) => {
	const { visit, asked } = open({});
	await visit(path);
	expect(asked).toEqual([]);
});

it('resolves the path without the prefix of its storefront', async () => {
	const [, germany = POLAND] = STORE_VIEWS;
	const { visit, asked, patched } = open({ '/de/ona': resolvedAt('/ona') }, { ...site, storeView: germany });
	await visit('/de/ona');
	expect([asked, patched]).toEqual([['/de/ona'], ['/ona']]);
});
