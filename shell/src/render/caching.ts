import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { StaticHandlerContext } from 'react-router';
import { isPageHandle, type PlacedHandle } from '../routing/page-meta.ts';

/**
 * Who may see a page: anyone, the shopper who asked for it, whoever holds an address that is itself a secret, or an editor, who
 * sees so what nobody has approved yet.
 */
export type Audience = 'anyone' | 'shopper' | 'holder' | 'editor';

/** Addresses that carry a key, a token or an order's secret: they must not be passed on, indexed or kept. */
const SECRET_ADDRESSES: readonly PlacedHandle['page'][] = [
	'mf_cart_checkout/payment-confirmation-page',
	'mf_account/review-products-page',
	'mf_account/create-password-page',
];
const DRAFT: PlacedHandle['page'] = 'mf_content/preview-page';
/** Slices whose pages are about one shopper, even where the server's part of them is the same for all. */
const PERSONAL = /^(mf_cart_checkout|mf_account)\//;

export function audienceOf(handle: Pick<PlacedHandle, 'page' | 'needsLogin'> | undefined): Audience {
	if (!handle) return 'anyone';
	if (handle.page === DRAFT) return 'editor';
	if (SECRET_ADDRESSES.includes(handle.page)) return 'holder';
	return handle.needsLogin || PERSONAL.test(handle.page) ? 'shopper' : 'anyone';
}

/** By which changes a page goes from the output cache; every page with the default layout shows the menu. */
export function tagsOf({ matches, loaderData, errors }: StaticHandlerContext): CacheTag[] {
	const menu: CacheTag[] = matches.some(({ route }) => route.id === 'default') ? ['menu'] : [];
	const route = matches.at(-1)?.route;
	if (errors || !route || !isPageHandle(route.handle)) return menu;
	return [...menu, ...(route.handle.tags?.(loaderData[route.id]) ?? [])];
}
