import type { PageName } from '@pasaz/kernel/contract/slices';
import { PATHS } from '@pasaz/kernel/routes';

export type LayoutName = 'default' | 'minimal';

export interface RouteEntry {
	name: string;
	path: string;
	layout: LayoutName;
	page: PageName;
}

/** Each address of the shop: its name, its layout, and the slice that shows it. */
export const ROUTES: readonly RouteEntry[] = [
	{ name: 'home', path: PATHS.home, layout: 'default', page: 'mf_catalog/home-page' },
	{ name: 'category', path: PATHS.category, layout: 'default', page: 'mf_catalog/category-page' },
	{ name: 'tag', path: PATHS.tag, layout: 'default', page: 'mf_catalog/category-page' },
	{ name: 'simple-product', path: PATHS['simple-product'], layout: 'default', page: 'mf_product/product-page' },
	{
		name: 'configurable-product',
		path: PATHS['configurable-product'],
		layout: 'default',
		page: 'mf_product/product-page',
	},
	{ name: 'checkout', path: PATHS.checkout, layout: 'minimal', page: 'mf_cart_checkout/checkout-page' },
	{
		name: 'payment-confirmation-page',
		path: PATHS['payment-confirmation-page'],
		layout: 'default',
		page: 'mf_cart_checkout/payment-confirmation-page',
	},
	{ name: 'login', path: PATHS.login, layout: 'default', page: 'mf_account/login-page' },
	{ name: 'register', path: PATHS.register, layout: 'minimal', page: 'mf_account/register-page' },
	{ name: 'account', path: PATHS.account, layout: 'default', page: 'mf_account/account-page' },
	{ name: 'account-orders', path: PATHS['account-orders'], layout: 'default', page: 'mf_account/orders-page' },
	{ name: 'cms-page', path: PATHS['cms-page'], layout: 'default', page: 'mf_content/cms-page' },
	{ name: 'faq', path: PATHS.faq, layout: 'default', page: 'mf_content/faq-page' },
];

/** Product types share the product page; the URL dispatcher names the route `{type}-product`. */
export function routeNamed(name: string): RouteEntry | undefined {
	const alias = /^(virtual|bundle|downloadable|grouped)-product$/.test(name) ? 'simple-product' : name;
	return ROUTES.find((route) => route.name === alias);
}
