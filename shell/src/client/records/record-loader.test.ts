import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRecord } from '../../routing/page-record.ts';
import { movedRecord, shownRecord } from './page-record.fake.ts';
import { createPageRecords } from './page-records.ts';
import { createRecordLoaders } from './record-loader.ts';

beforeEach(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A router whose pages have records, and code that comes when the test lets it come. */
function open(answers: Record<string, PageRecord | Error | Promise<Error>>) {
	const asked: string[] = [];
	const documents: object[] = [];
	const lost: string[] = [];
	const code = Promise.withResolvers<void>();
	const records = createPageRecords({
		async fetchRecord({ href }) {
			asked.push(href);
			const answer = (await answers[href]) ?? shownRecord({ loaderData: { page: `${href} ${asked.length}` } });
			if (answer instanceof Error) throw answer;
			return answer;
		},
		isOnline: () => true,
		now: () => Date.now(),
	});
	const { loaderOf } = createRecordLoaders({
		records,
		navigation: () => router.state.navigation,
		loadDocument: (address) => void documents.push(address),
		isDocumentKept: async (href) => href === '/kept',
		loadFromDevice: async (_, { url }) => (url.pathname === '/szukaj' ? `${url.search} on the device` : undefined),
		onNetworkError: ({ pathname }) => void lost.push(pathname),
	});
	const page: RouteObject = { id: 'page', path: '/:path', loader: loaderOf('mf_catalog/category-page', 'page') };
	const lazy = async () => {
		await code.promise;
		return { Component: () => null };
	};
	const routes = [
		{ ...page, lazy },
		{ id: 'home', path: '/' },
	];
	const router = createMemoryRouter(routes, { hydrationData: { loaderData: {} } });
	const visit = async (to: string | number, given: { replace?: boolean } = {}) => {
		await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, given));
		return router.state.errors ?? router.state.loaderData.page;
	};
	return { asked, documents, lost, code, records, router, visit };
}

it('asks for the record while the code of the page is loading', async () => {
	const { asked, code, visit } = open({});
	const visited = visit('/a?page=2');
	await vi.waitFor(() => expect(asked).toEqual(['/a?page=2']));
	code.resolve();
	expect(await visited).toBe('/a?page=2 1');
});

it('follows an address that moved, and shows the way a page failed', async () => {
	const { code, router, visit } = open({
		'/old': movedRecord('/new?childSku=1'),
		'/gone': shownRecord({ status: 404 }),
		'/broken': shownRecord({ status: 503, errors: { page: { status: 503 } } }),
	});
	code.resolve();
	expect(await visit('/old')).toBe('/new?childSku=1 2');
	expect(router.state.location.search).toBe('?childSku=1');
	expect(await visit('/gone')).toMatchObject({ page: { status: 404 } });
	expect(await visit('/broken')).toMatchObject({ page: { status: 503 } });
});

it.each([
	['comes back to', -1],
	['is at', 0],
])('leads on from an address that moved since without trapping the shopper who %s it', async (_, step) => {
	const { code, records, router, visit } = open({});
	code.resolve();
	await visit('/old');
	if (step) await visit('/b');
	records.add('/old', movedRecord('/new'));
	await (step ? visit(step) : router.revalidate());
	expect(router.state.location.pathname).toBe('/new');
	await visit(-1);
	expect(router.state.location.pathname).toBe('/');
});

it('loads the document of an address that has got another page since (3.8)', async () => {
	const { code, documents, records, router, visit } = open({});
	code.resolve();
	await visit('/a');
	records.add('/a', shownRecord({ page: 'mf_content/cms-page', loaderData: { page: 'a text' } }));
	void router.revalidate();
	await vi.waitFor(() => expect(documents).toEqual([{ href: '/a', replaces: false }]));
	expect([router.state.loaderData.page, router.state.errors]).toEqual(['/a 1', null]);
});

it('has data, if only null, where a page needs none', async () => {
	const { code, visit } = open({ '/a': shownRecord() });
	code.resolve();
	expect(await visit('/a')).toBeNull();
});

it('goes back without a request, at any age', async () => {
	const { asked, code, visit } = open({});
	code.resolve();
	await visit('/a');
	await visit('/b');
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
	expect(await visit(-1)).toBe('/a 1');
	expect(await visit('/b')).toBe('/b 3');
	expect(asked).toEqual(['/a', '/b', '/b']);
});

it.each([
	[{}, { replaces: false }],
	[{ replace: true }, { replaces: true }],
])('loads one document where there is no record (%o)', async (given, expected) => {
	const { asked, documents, router, visit } = open({ '/a?x=1': new ContractError('another set') });
	void visit('/a?x=1#top', given);
	await vi.waitFor(() => expect(documents).toEqual([{ href: '/a?x=1', hash: '#top', ...expected }]));
	expect([asked, router.state.errors]).toEqual([['/a?x=1'], null]);
});

it.each([
	['has failed', new ContractError('late')],
	['has no network', new NetworkError('no network')],
])('leaves the shopper where they went while the page they left %s', async (_, error) => {
	const failure = Promise.withResolvers<Error>();
	const { asked, code, documents, lost, router, visit } = open({ '/kept': failure.promise });
	code.resolve();
	void visit('/kept');
	await vi.waitFor(() => expect(asked).toEqual(['/kept']));
	await visit('/b');
	failure.resolve(error);
	await new Promise((resolve) => setTimeout(resolve));
	expect([documents, lost, router.state.location.pathname]).toEqual([[], [], '/b']);
});

it('says so where there is no network', async () => {
	const { code, documents, lost, visit } = open({ '/a': new NetworkError('no network') });
	code.resolve();
	expect(await visit('/a')).toEqual({ page: expect.any(NetworkError) });
	expect([lost, documents]).toEqual([['/a'], []]);
});

it('shows what a page makes of the device where there is no network (16.20)', async () => {
	const { code, lost, visit } = open({ '/szukaj?q=len': new NetworkError('no network') });
	code.resolve();
	expect(await visit('/szukaj?q=len')).toBe('?q=len on the device');
	expect(lost).toEqual([]);
});

it('loads the document that is on the device where there is no network (16.19)', async () => {
	const { documents, lost, visit } = open({ '/kept': new NetworkError('no network') });
	void visit('/kept');
	await vi.waitFor(() => expect(documents).toEqual([{ href: '/kept', hash: '', replaces: false }]));
	expect(lost).toEqual([]);
});
