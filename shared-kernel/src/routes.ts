import type { ShopPage, StoreView } from './contract/store-view.ts';

/** Every path pattern with its name (area 2 of docs/specification.md); Polish slugs stand only here. */
export const PATHS = {
	home: '/',
	checkout: '/cart',
	preview: '/preview-cms-draft/:key',
	'preview-home': '/preview-cms-draft/:key/home',
	error: '/error',
	search: '/szukaj',
	category: '/category/:slug',
	tag: '/tag/:slug',
	'simple-product': '/p/:parentSku/:slug',
	'configurable-product': '/p/:parentSku/:slug/:childSku',
	compare: '/porownanie',
	wishlist: '/lista-zyczen',
	'shared-wishlist': '/lista-zyczen/:skus',
	'review-products': '/ocen-produkty/:orderUuid?/:orderSecret?',
	'cms-page': '/cms-page/:slug',
	faq: '/faq',
	partners: '/partners',
	contact: '/kontakt',
	showrooms: '/salony',
	showroom: '/salony/:showroom',
	complaint: '/reklamacja',
	return: '/zwrot',
	'site-map': '/mapa-strony',
	'payment-confirmation-page': '/payment-confirmation/:uuid',
	order: '/zamowienie/:uuid/:secret',
	withdrawal: '/odstapienie',
	waiting: '/czeka-na-wyslanie',
	'create-password': '/create-password',
	'forgot-password': '/forgot-password',
	login: '/login',
	register: '/register',
	account: '/account',
	'account-agreements': '/account/agreements',
	'account-notifications': '/account/notifications',
	'account-reviews': '/account/reviews',
	'account-password': '/account/password',
	'account-addresses': '/account/addresses',
	'account-new-address': '/account/addresses/edit/:id?',
	'account-loyalty': '/account/loyalty',
	'account-orders': '/account/orders',
	'account-order': '/account/orders/:uuid',
} as const;

/** Query field of a product's page: the `place` of the line in the cart that the shopper has come to change. */
export const CHANGED_LINE = 'edit';

export type RouteName = keyof typeof PATHS;

/** The path of a named route, its parameters filled in; a missing optional one leaves its segment out. */
export function pathTo(name: RouteName, params: Record<string, string> = {}): string {
	return PATHS[name].replace(/\/:(\w+)\??/g, (_, key: string) => {
		const value = params[key];
		return value === undefined ? '' : `/${encodeURIComponent(value)}`;
	});
}

/** A category without an address of its own is found by its slug. */
export function categoryPath({ url_path, slug }: { url_path: string; slug: string }): string {
	return url_path ? `/${url_path}` : `/c/${encodeURIComponent(slug)}`;
}

/** Where something is in a store view. @param path where it is in the store views that `addresses` does not name */
export function addressedPath(path: string, addresses: Readonly<Record<string, string>> = {}, storeCode = ''): string {
	const address = addresses[storeCode] ?? addresses[''];
	return address === undefined ? path : `/${address}`;
}

export function tagPath({ url_key }: { url_key: string }): string {
	return `/${url_key}`;
}

interface AddressedProduct {
	url_path: string;
	parentSku?: string | undefined;
	slug?: string | undefined;
}

/** A product without an address of its own gets that of its named route. `childSku` opens it with that variant chosen. */
export function productPath({ url_path, parentSku, slug }: AddressedProduct, childSku?: string): string {
	if (url_path) return childSku ? `/${url_path}?childSku=${encodeURIComponent(childSku)}` : `/${url_path}`;
	const params = { parentSku: parentSku ?? '', slug: slug ?? '' };
	return childSku ? pathTo('configurable-product', { ...params, childSku }) : pathTo('simple-product', params);
}

export function cmsPath({ url_key }: { url_key: string }): string {
	return `/${url_key}`;
}

/** Undefined where the store view does not name the page. */
export function shopPagePath({ pages }: Pick<StoreView, 'pages'>, page: ShopPage): string | undefined {
	const url_key = pages?.[page];
	return url_key && cmsPath({ url_key });
}

interface Prefixed {
	storeCode: string;
	appendStoreCode: boolean;
}

/** The prefix of a store view's paths: `/de`, or nothing. It is the router's base name: only addresses that leave the router need it. */
export function storePrefix({ storeCode, appendStoreCode }: Prefixed): string {
	return appendStoreCode ? `/${storeCode}` : '';
}

/** A route's name in a store view: `de-checkout` (rule 2.29). */
export function storeRouteName(name: string, { storeCode, appendStoreCode }: Prefixed): string {
	return appendStoreCode ? `${storeCode}-${name}` : name;
}

/** Puts a path with its query under the store view's prefix; the home page is the prefix alone. */
export function pathInStore(path: string, storeView: Prefixed): string {
	const prefix = storePrefix(storeView);
	return prefix && /^\/(?![^?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}
