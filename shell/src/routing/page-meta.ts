import type { Audience, HeadContext, PageHandle, PageMeta } from '@pasaz/kernel/contract/slices';
import type { PageName } from '../routes.ts';

export type PlacedHandle = PageHandle<unknown> & { page: PageName; name: string; aliasOf?: string };

export function isPageHandle(handle: unknown): handle is PlacedHandle {
	return typeof handle === 'object' && handle !== null && 'meta' in handle && 'page' in handle;
}

/** What the page's slice says of it; undefined where no slice has the page, as at an unknown address. */
export function pageHandleIn(matches: readonly { route: { handle?: unknown } }[]): PlacedHandle | undefined {
	const handle = matches.at(-1)?.route.handle;
	return isPageHandle(handle) ? handle : undefined;
}

/** Follows what the page's slice says; an unknown address is no page of a slice, and its 404 is for anyone. */
export function audienceOf(handle: Pick<PlacedHandle, 'audience' | 'needsLogin'> | undefined): Audience {
	return handle?.audience ?? (handle?.needsLogin ? 'shopper' : 'anyone');
}

/** Returns the metadata of a page; a failed page has no data and gets the default title of the store view. */
export function metaOf(match: { handle: unknown; data: unknown } | undefined, context: HeadContext): PageMeta {
	if (!match || match.data === undefined || !isPageHandle(match.handle)) {
		return { title: context.storeView.seo.defaultTitle, noindex: true };
	}
	const meta = match.handle.meta(match.data, context);
	return {
		...meta,
		title: titled(meta.title, context.storeView.seo.siteName),
		canonical: meta.canonical ?? match.handle.aliasOf,
	};
}

export function titled(title: string, siteName: string) {
	return title.includes(siteName) ? title : `${title} – ${siteName}`;
}
