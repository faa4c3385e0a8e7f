import type { Shop } from '@pasaz/kernel/composition/shop';
import type { PageHandle, PageMeta } from '@pasaz/kernel/contract/slices';
import type { Place } from '../routes.ts';

/** The handle of a page's route: what its slice says of it, which page it is, and the route's name in this storefront. */
export type PlacedHandle = PageHandle<unknown> & { page: Place; name: string; aliasOf?: string };

export function isPageHandle(handle: unknown): handle is PlacedHandle {
	return typeof handle === 'object' && handle !== null && 'meta' in handle && 'page' in handle;
}

/** Title and description of the page that is shown; the store view's default title where there is no data, as it failed. */
export function metaOf(match: { handle: unknown; data: unknown } | undefined, shop: Shop): PageMeta {
	if (!match || match.data === undefined || !isPageHandle(match.handle)) {
		return { title: shop.storeView.seo.defaultTitle, noindex: true };
	}
	const meta = match.handle.meta(match.data, shop);
	return {
		...meta,
		title: titled(meta.title, shop.storeView.seo.siteName),
		canonical: meta.canonical ?? match.handle.aliasOf,
	};
}

/** A page names itself; the shop's name follows. */
export function titled(title: string, siteName: string) {
	return title.includes(siteName) ? title : `${title} – ${siteName}`;
}
