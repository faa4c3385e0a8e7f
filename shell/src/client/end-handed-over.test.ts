import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endHandedOver } from './end-handed-over.ts';

let show: (event: { persisted: boolean }) => void = () => {};

beforeEach(() => {
	vi.stubGlobal('addEventListener', (_: string, listener: typeof show) => {
		show = listener;
	});
	vi.stubGlobal('history', { state: { usr: { listSize: 100 }, key: 'a', idx: 0 } });
});
afterEach(() => vi.unstubAllGlobals());

type Router = ReturnType<typeof createMemoryRouter>;

/** A list that the shopper leaves for a page which comes as a document. */
async function leaveList(leave = (router: Router) => router.navigate('/next')) {
	const read = vi.fn(() => 'read again');
	const routes = [
		{ id: 'list', path: '/list', loader: read },
		{ id: 'next', path: '/next', loader: () => new Promise<never>(() => {}) },
	];
	const router = createMemoryRouter(routes, {
		initialEntries: ['/next', '/list?page=2'],
		hydrationData: { loaderData: { list: 'read before' } },
	});
	endHandedOver(router);
	void leave(router);
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
	return { router, read };
}

it('shows the page as it was left where the shopper comes back from a document', async () => {
	const { router, read } = await leaveList();
	show({ persisted: true });
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
	expect(router.state).toMatchObject({
		location: { pathname: '/list', search: '?page=2', state: { listSize: 100 } },
		loaderData: { list: 'read before' },
		historyAction: 'REPLACE',
		preventScrollReset: true,
	});
	expect(read).not.toHaveBeenCalled();
});

it('loads the document of a step, whose address the browser has already', async () => {
	const reload = vi.fn();
	vi.stubGlobal('location', { reload });
	const { router } = await leaveList((left) => left.navigate(-1));
	show({ persisted: true });
	await new Promise((resolve) => setTimeout(resolve));
	expect(reload).toHaveBeenCalledOnce();
	expect(router.state).toMatchObject({ historyAction: 'POP', navigation: { state: 'loading' } });
});

it('lets a page come that the document which is shown waits for', async () => {
	const { router } = await leaveList();
	show({ persisted: false });
	await new Promise((resolve) => setTimeout(resolve));
	expect(router.state.navigation.state).toBe('loading');
});
