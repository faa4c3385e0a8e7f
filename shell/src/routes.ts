import { PATHS, type RouteName } from '@pasaz/kernel/routes';
import { ERROR_PAGE } from './own-page.ts';

/** `minimal` for pages that ask for full attention, `empty` for nothing around the page. */
export type LayoutName = 'default' | 'minimal' | 'empty';

export interface RouteEntry {
	name: string;
	path: string;
	/** Other addresses of the same page; its canonical one is `path`. */
	aliases?: readonly string[];
	layout: LayoutName;
	page: PageName;
	/** The page is not for anyone (`handle.audience`): it has no record, and the browser runs its loader. */
	personal?: true | undefined;
}

function entry(name: RouteName, page: PageName, more: Partial<RouteEntry> = {}): RouteEntry {
	return { name, path: PATHS[name], layout: 'default', page, ...more };
}

/** Each address that the shop itself knows: its name, its layout, and the slice that shows it. The build compares it with the slices' files. */
export const ROUTES: readonly RouteEntry[] = [
	entry('home', 'mf_catalog/home-page', { aliases: ['/pwa.html'] }),
	entry('checkout', 'mf_cart_checkout/checkout-page', { personal: true, layout: 'minimal', aliases: ['/checkout'] }),
	entry('preview', 'mf_content/preview-page', { personal: true }),
	entry('preview-home', 'mf_catalog/home-preview-page', { personal: true }),
	entry('error', ERROR_PAGE, { layout: 'minimal' }),
	entry('search', 'mf_catalog/search-page'),
	entry('category', 'mf_catalog/category-page', { aliases: ['/c/:slug'] }),
	entry('tag', 'mf_catalog/category-page'),
	entry('simple-product', 'mf_product/product-page'),
	entry('configurable-product', 'mf_product/product-page'),
	entry('compare', 'mf_catalog/compare-page'),
	entry('wishlist', 'mf_account/wishlist-page', { personal: true }),
	entry('shared-wishlist', 'mf_account/shared-wishlist-page', { personal: true }),
	entry('review-products', 'mf_account/review-products-page', { personal: true }),
	entry('cms-page', 'mf_content/cms-page'),
	entry('faq', 'mf_content/faq-page'),
	entry('partners', 'mf_content/partners-page'),
	entry('contact', 'mf_content/contact-page'),
	entry('showrooms', 'mf_content/showrooms-page'),
	entry('showroom', 'mf_content/showroom-page'),
	entry('complaint', 'mf_content/complaint-page'),
	entry('return', 'mf_content/return-page'),
	entry('site-map', 'mf_content/site-map-page'),
	entry('payment-confirmation-page', 'mf_cart_checkout/payment-confirmation-page', { personal: true }),
	entry('order', 'mf_cart_checkout/order-page', { personal: true }),
	entry('withdrawal', 'mf_cart_checkout/withdrawal-page', { personal: true }),
	entry('waiting', 'mf_cart_checkout/waiting-page', { personal: true }),
	entry('create-password', 'mf_account/create-password-page', { personal: true, layout: 'minimal' }),
	entry('forgot-password', 'mf_account/forgot-password-page', { personal: true }),
	entry('login', 'mf_account/login-page', { personal: true }),
	entry('register', 'mf_account/register-page', { personal: true, layout: 'minimal' }),
	entry('account', 'mf_account/account-page', { personal: true }),
	entry('account-agreements', 'mf_account/agreements-page', { personal: true }),
	entry('account-notifications', 'mf_account/notifications-page', { personal: true }),
	entry('account-reviews', 'mf_account/reviews-page', { personal: true }),
	entry('account-password', 'mf_account/password-page', { personal: true }),
	entry('account-addresses', 'mf_account/addresses-page', { personal: true }),
	entry('account-new-address', 'mf_account/edit-address-page', { personal: true }),
	entry('account-loyalty', 'mf_account/loyalty-page', { personal: true }),
	entry('account-orders', 'mf_account/orders-page', { personal: true }),
	entry('account-order', 'mf_cart_checkout/order-page', { personal: true }),
];

/** Its slice may have declared its address itself. */
export type SlicePageName = `mf_${string}/${string}-page`;
export type PageName = SlicePageName | typeof ERROR_PAGE;

const PAGE = /^mf_[a-z0-9_]+\/[a-z0-9-]+-page$/;

export function isPageName(name: string): name is PageName {
	return name === ERROR_PAGE || PAGE.test(name);
}

export function isPersonal(page: PageName, table: readonly RouteEntry[]): boolean {
	return table.some((entry) => entry.page === page && entry.personal);
}
