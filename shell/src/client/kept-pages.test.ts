import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageKey } from '../route-tree/route-objects.tsx';
import { keepShown, keptPages } from './kept-pages.ts';

const PLACE = 'mf_catalog/category-page';
const ORIGIN = 'https://shop.test';

beforeEach(() => vi.stubGlobal('location', { origin: ORIGIN }));
afterEach(() => vi.unstubAllGlobals());

/** A network that can be taken away, and pages that count how often they were asked for, of which some are shown. */
function device(handle: object = {}) {
	let isOnline = true;
	let asked = 0;
	const { keep, remember } = keptPages(() => isOnline);
	const fetchPage = (path: string) =>
		remember(pageKey(PLACE, ORIGIN + path), async () => {
			if (!isOnline) throw new Error('no network');
			asked += 1;
			return `${path} ${asked}`;
		});
	const route = {
		handle: { meta: () => ({ title: '' }), page: PLACE, name: 'category', ...handle },
		loader: ({ url }: { url: URL }) => fetchPage(url.pathname + url.search),
	};
	const router = createMemoryRouter([{ id: 'page', path: '/:path', ...route }], {
		initialEntries: ['/first'],
		hydrationData: { loaderData: { page: 'as the server wrote it' } },
	});
	keepShown(router.state, keep);
	router.subscribe((state) => keepShown(state, keep));
	const visit = async (path: string) => {
		await router.navigate(path);
		return router.state.errors ? 'failed' : router.state.loaderData.page;
	};
	return { fetchPage, visit, disconnect: () => (isOnline = false), reconnect: () => (isOnline = true) };
}

it('asks for every page while there is a network', async () => {
	const { visit } = device();
	expect([await visit('/a'), await visit('/b'), await visit('/a')]).toEqual(['/a 1', '/b 2', '/a 3']);
});

it('shows without network what a page showed last, and asks again afterwards', async () => {
	const { visit, disconnect, reconnect } = device();
	for (const path of ['/a?sort=name', '/b', '/a?sort=name']) await visit(path);
	disconnect();
	expect([await visit('/first'), await visit('/a?sort=name')]).toEqual(['as the server wrote it', '/a?sort=name 3']);
	expect([await visit('/never-seen'), await visit('/never-seen'), await visit('/b')]).toEqual([
		'failed',
		'failed',
		'/b 2',
	]);
	reconnect();
	expect(await visit('/a?sort=name')).toBe('/a?sort=name 4');
});

it('forgets what was shown longest ago', async () => {
	const { visit, disconnect } = device();
	for (let page = 0; page <= 200; page += 1) await visit(`/${page}`);
	disconnect();
	expect([await visit('/0'), await visit('/1')]).toEqual(['failed', '/1 2']);
});

it('keeps what was shown however much is fetched ahead', async () => {
	const { fetchPage, visit, disconnect } = device();
	await visit('/a');
	for (let page = 0; page < 300; page += 1) await fetchPage(`/product-${page}`);
	disconnect();
	expect([await visit('/first'), await visit('/a')]).toEqual(['as the server wrote it', '/a 1']);
	await expect(fetchPage('/product-299')).rejects.toThrow('no network');
});

it('keeps no page that needs a login', async () => {
	const { visit, disconnect } = device({ needsLogin: true });
	await visit('/orders');
	disconnect();
	expect([await visit('/a'), await visit('/orders')]).toEqual(['failed', 'failed']);
});
