import { requestContext, type Shop, ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { PageModule } from '@pasaz/kernel/contract/slices';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	RouterContextProvider,
	StaticRouter,
	StaticRouterProvider,
} from 'react-router';

/** The markup of a component, in a shop. */
export function renderPart(part: ReactNode, shop: Shop = fakeShop()): string {
	return renderToStaticMarkup(
		<ShopProvider shop={shop}>
			<StaticRouter location="/">{part}</StaticRouter>
		</ShopProvider>,
	);
}

interface Visit {
	/** Pattern of the route. */
	path: string;
	url: string;
	shop?: Shop;
	/** What the lookup of the address has found. */
	found?: FoundDocument;
	/** Whether variants have addresses of their own. */
	showsVariants?: boolean;
}

/** What the server does with a page module: runs its loader and renders it. `data` is what the loader returned. */
export async function visitPage(page: PageModule, { path, url, shop = fakeShop(), found, showsVariants }: Visit) {
	const { loader, Component } = page;
	const routes = [{ id: 'page', path, Component, ErrorBoundary: () => <p>error</p>, ...(loader && { loader }) }];
	const handler = createStaticHandler(routes);
	const context = new RouterContextProvider();
	context.set(requestContext, { api: shop.api, storeView: shop.storeView, found, showsVariants });
	const visited = await handler.query(new Request(`http://shop.test${url}`), { requestContext: context });
	if (visited instanceof Response) return { status: visited.status, location: visited.headers.get('location') };
	const router = createStaticRouter(handler.dataRoutes, visited);
	const html = renderToStaticMarkup(
		<ShopProvider shop={shop}>
			<StaticRouterProvider router={router} context={visited} hydrate={false} />
		</ShopProvider>,
	);
	return { status: visited.statusCode, html, data: visited.loaderData.page };
}
