import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endHandedOver, followLaterTaps } from './end-handed-over.ts';

let show: (event: { persisted: boolean }) => void = () => {};
let browser = new EventTarget();

beforeEach(() => {
	browser = new EventTarget();
	vi.stubGlobal('navigation', browser);
	vi.stubGlobal('addEventListener', (_: string, listener: typeof show) => {
		show = listener;
	});
	vi.stubGlobal('history', { state: { usr: { listSize: 100 }, key: 'a', idx: 0 } });
});
afterEach(() => vi.unstubAllGlobals());

type Router = ReturnType<typeof createMemoryRouter>;

/** The browser begins to go somewhere, if only to another entry of the document. @returns a function that stops it */
function browserGoes({ sameDocument = false, navigationType = 'push' } = {}): () => void {
	const stopped = new AbortController();
	const event = { destination: { sameDocument }, navigationType, signal: stopped.signal };
	browser.dispatchEvent(Object.assign(new Event('navigate'), event));
	return () => stopped.abort();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A list that the shopper leaves for a page which comes as a document. */
async function leaveList(leave = (router: Router) => router.navigate('/next')) {
	const read = vi.fn(() => 'read again');
	const routes = [
		{ id: 'list', path: '/list', loader: read },
		{ id: 'next', path: '/next', loader: () => new Promise<never>(() => {}) },
		{ id: 'later', path: '/later' },
	];
	const router = createMemoryRouter(routes, {
		initialEntries: ['/next', '/list?page=2'],
		hydrationData: { loaderData: { list: 'read before' } },
	});
	endHandedOver(router);
	const documents: string[] = [];
	followLaterTaps(router, ({ href, hash }) => void documents.push(href + hash));
	void leave(router);
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
	return { router, read, documents };
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

it('shows the page as it was left where the shopper stops the document (3.10)', async () => {
	const { router, read } = await leaveList();
	const stop = browserGoes();
	await nextTask();
	expect(router.state.navigation.state).toBe('loading');
	stop();
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
	expect(router.state).toMatchObject({
		location: { pathname: '/list', search: '?page=2', state: { listSize: 100 } },
		loaderData: { list: 'read before' },
	});
	expect(read).not.toHaveBeenCalled();
});

it('goes on loading where the page changes its entry, or another document takes over', async () => {
	const { router } = await leaveList();
	for (const sameDocument of [true, false]) {
		const end = browserGoes();
		browserGoes({ sameDocument });
		end();
		await nextTask();
		expect(router.state.navigation.state).toBe('loading');
	}
});

it('loads the document of a later tap in place of the one that took the first over (3.10)', async () => {
	const { router, documents } = await leaveList();
	browserGoes();
	await router.navigate('/later?page=3#end');
	expect(documents).toEqual(['/later?page=3#end']);
});

const PUSHED = { sameDocument: false, navigationType: 'push' };

it.each([
	['no document took the first over', []],
	['a step through the history ended it', [PUSHED, { sameDocument: true, navigationType: 'traverse' }]],
])('lets the router go on with a later tap where %s', async (_, steps) => {
	const { router, documents } = await leaveList();
	for (const step of steps) browserGoes(step);
	await router.navigate('/later');
	expect(documents).toEqual([]);
	expect(router.state.location.pathname).toBe('/later');
});

it('lets the router go on with the next tap once the shopper came back', async () => {
	const { router, documents } = await leaveList();
	browserGoes();
	show({ persisted: true });
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
	await router.navigate('/later');
	expect(documents).toEqual([]);
});
