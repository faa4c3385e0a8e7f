import { storeLink } from '@pasaz/kernel/contract/store-view';
import { POLAND, STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import type { Site } from '../routing/site.ts';
import { dispatchUnknownPaths } from './unknown-paths.ts';

const site: Site = {
	storeView: POLAND,
	storeLinks: STORE_VIEWS.map(storeLink),
	table: ROUTES,
	pages: { loaded: () => undefined, load: () => Promise.reject(new Error('not here')) },
};

function open(given: Site = site) {
	const waiting = new Map<string, (found: Resolution | null) => void>();
	const patched: (string | undefined)[] = [];
	const lookUp = (path: string) => new Promise<Resolution | null>((resolve) => waiting.set(path, resolve));
	const dispatch = dispatchUnknownPaths(given, lookUp);
	const patch = (_: string | null, routes: RouteObject[]) => void patched.push(routes[0]?.path);
	const visit = (path: string, signal = new AbortController().signal) =>
		Promise.resolve(dispatch({ path, patch, signal, matches: [], fetcherKey: undefined }));
	const answer = (path: string, name = 'category') => waiting.get(path)?.({ path, name, params: {} });
	return { visit, answer, waiting, patched };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('adds an address once', async () => {
	const { visit, answer, patched } = open();
	const visited = visit('/ona');
	await settle();
	answer('/ona');
	await visited;
	await visit('/ona');
	expect(patched).toEqual(['/ona']);
});

it('looks up one address at a time', async () => {
	const { visit, answer, waiting, patched } = open();
	const first = visit('/ona');
	const second = visit('/on');
	await settle();
	expect([...waiting.keys()]).toEqual(['/ona']);
	answer('/ona');
	await first;
	await settle();
	answer('/on');
	await second;
	expect(patched).toEqual(['/ona', '/on']);
});

it('does not wait for an address that was given up', async () => {
	const { visit, answer, patched } = open();
	const givenUp = new AbortController();
	void visit('/wolno', givenUp.signal);
	await settle();
	givenUp.abort();
	const second = visit('/on');
	await settle();
	answer('/on');
	await second;
	expect(patched).toEqual(['/on']);
});

it.each(['/cart', '/de', '/de/ona', '/it/cart'])('looks nothing up for %s', async (path) => {
	const { visit, waiting } = open();
	await visit(path);
	expect(waiting.size).toBe(0);
});

it('looks up the path without the prefix of its storefront', async () => {
	const [, germany = POLAND] = STORE_VIEWS;
	const { visit, answer, patched } = open({ ...site, storeView: germany });
	const visited = visit('/de/ona');
	await settle();
	answer('/ona');
	await visited;
	expect(patched).toEqual(['/ona']);
});
