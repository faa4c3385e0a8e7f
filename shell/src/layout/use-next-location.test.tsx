import { ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { pathInStore } from '@pasaz/kernel/routes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, createPath, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { basenameOf } from '../routing/site.ts';
import { useNextLocation } from './use-next-location.ts';

function Locations() {
	return `${createPath(useLocation())} ${createPath(useNextLocation())}`;
}

const SHOPS = STORE_VIEWS.map((storeView) => ({ code: storeView.storeCode, storeView }));

it.each(SHOPS)('names the way of a shopper as the place in the store view $code (2.29)', async ({ storeView }) => {
	const routes: RouteObject[] = [
		{ path: '/ona', Component: Locations },
		{ path: '/ona/swetry', loader: () => new Promise<never>(() => {}) },
	];
	const initialEntries = [pathInStore('/ona', storeView)];
	const router = createMemoryRouter(routes, { basename: basenameOf(storeView), initialEntries });
	const html = () =>
		renderToStaticMarkup(
			<ShopProvider shop={fakeShop({ storeView })}>
				<RouterProvider router={router} />
			</ShopProvider>,
		);
	expect(html()).toBe('/ona /ona');
	void router.navigate('/ona/swetry?page=2');
	await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
	expect(html()).toBe('/ona /ona/swetry?page=2');
});
