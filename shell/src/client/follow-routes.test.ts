import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteHistory } from '../routing/route-history.ts';
import { followRoutes } from './follow-routes.ts';

const handle = (name: string) => ({ meta: () => ({ title: name }), page: 'mf_catalog/category-page', name });
const loader = () => null;

beforeEach(() => {
	vi.stubGlobal('scrollY', 0);
	vi.stubGlobal('history', { state: { key: 'of another entry', usr: { listSize: 7 } } });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
	const router = createMemoryRouter(
		[
			{ path: '/ona', handle: handle('category'), loader },
			{ path: '/jagna', handle: handle('configurable-product'), loader },
		],
		{ initialEntries: ['/ona'] },
	);
	return { router, routes: followRoutes(router, createRouteHistory()) };
}

it('notes where a list was left and how long it was, and the way back to it', async () => {
	const { router, routes } = open();
	vi.stubGlobal('scrollY', 1200);
	vi.stubGlobal('history', { state: { key: router.state.location.key, usr: { listSize: 96 } } });
	await router.navigate('/jagna');
	expect(routes.previous()).toEqual({ name: 'category', path: '/ona', scroll: 1200, listSize: 96 });
	expect([routes.current()?.name, routes.isBack()]).toEqual(['configurable-product', false]);
	await router.navigate('/ona');
	expect([routes.current()?.name, routes.isBack()]).toEqual(['category', true]);
	expect(routes.previous()?.listSize).toBeUndefined();
});

it('takes a changed query for the same page', async () => {
	const { router, routes } = open();
	await router.navigate('/ona?color=7');
	expect([routes.current()?.path, routes.previous()]).toEqual(['/ona?color=7', undefined]);
});
