import { type ShopConfig, shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Route } from '../platform/http/route.ts';
import { NOTHING_WRITTEN } from './content-source.ts';
import type { Content } from './content-view.ts';

interface ShopConfigServices {
	content: Content;
	/** Ids of the logins that are on. */
	socialLogin: ShopConfig['socialLogin'];
}

export function shopConfigRoutes(route: Route, { content, socialLogin }: ShopConfigServices): void {
	route(shopConfig, async ({ storeView }) => ({
		...NOTHING_WRITTEN.settings,
		...(await content.view(storeView)).settings,
		socialLogin,
	}));
}
