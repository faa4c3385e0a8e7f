import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useAskedSearch } from './use-asked-search.ts';

function Search() {
	const { search, isPending } = useAskedSearch();
	return `${search} ${isPending}`;
}

it.each([
	['/', '/ona'],
	['/de', '/de/ona'],
])('shows what is asked for before it has come, in a store view at %s (2.29)', async (basename, address) => {
	const never = () => new Promise<never>(() => {});
	const routes: RouteObject[] = [
		{ path: '/ona', Component: Search, loader: ({ request }) => (request.url.includes('color') ? never() : null) },
		{ path: '/on', loader: never },
	];
	const router = createMemoryRouter(routes, { basename, initialEntries: [`${address}?page=2`] });
	await vi.waitFor(() => expect(router.state.initialized).toBe(true));
	const text = () => renderToStaticMarkup(<RouterProvider router={router} />);
	expect(text()).toBe('?page=2 false');
	void router.navigate('/on?color=rudy');
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
	expect(text()).toBe('?page=2 false');
	void router.navigate('/ona?color=rudy');
	await vi.waitFor(() => expect(router.state.navigation.location?.pathname).toBe(address));
	expect(text()).toBe('?color=rudy true');
});
