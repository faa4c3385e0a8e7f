/** Every path pattern with its name (both documents, section 2); Polish slugs stand only here. */
export const PATHS = {
	home: '/',
	checkout: '/cart',
	error: '/error',
	search: '/szukaj',
	category: '/category/:slug',
	tag: '/tag/:slug',
	'simple-product': '/p/:parentSku/:slug',
	'configurable-product': '/p/:parentSku/:slug/:childSku',
	'cms-page': '/cms-page/:slug',
	faq: '/faq',
	'payment-confirmation-page': '/payment-confirmation/:uuid',
	login: '/login',
	register: '/register',
	account: '/account',
	'account-orders': '/account/orders',
} as const;
export type RouteName = keyof typeof PATHS;

/** The path of a named route, its parameters filled in. */
export function pathTo(name: RouteName, params: Record<string, string> = {}): string {
	return PATHS[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** A category's own address, resolved by the URL dispatcher. */
export function categoryPath({ url_path }: { url_path: string }): string {
	return `/${url_path}`;
}

/** A tag's own address, resolved by the URL dispatcher. */
export function tagPath({ url_key }: { url_key: string }): string {
	return `/${url_key}`;
}

/** A product's own address; `childSku` opens it with that variant chosen. */
export function productPath({ url_path }: { url_path: string }, childSku?: string): string {
	return childSku ? `/${url_path}?childSku=${encodeURIComponent(childSku)}` : `/${url_path}`;
}

export function cmsPath({ url_key }: { url_key: string }): string {
	return `/${url_key}`;
}
