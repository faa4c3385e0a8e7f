import { type ShopConfig, shopConfig } from '@pasaz/kernel/contract/shop-config';
import type { Content } from '../content/content-view.ts';
import type { Route } from '../http/route.ts';

interface Deps {
	content: Content;
	/** Ids of the logins that are on. */
	socialLogin: ShopConfig['socialLogin'];
}

const NOT_SET_UP: Omit<ShopConfig, 'socialLogin'> = {
	menuTags: [],
	headImage: null,
	contact: { email: '', phone: '', address: '', hours: '' },
};

export function shopConfigRoutes(route: Route, { content, socialLogin }: Deps): void {
	route(shopConfig, async ({ storeView }) => ({
		...NOT_SET_UP,
		...(await content.view(storeView)).settings,
		socialLogin,
	}));
}
