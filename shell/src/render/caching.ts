import type { Audience, CacheTag } from '@pasaz/kernel/contract/slices';
import type { StaticHandlerContext } from 'react-router';
import { isPageHandle, type PlacedHandle } from '../routing/page-meta.ts';

/** Follows what the page's slice says; an unknown address is no page of a slice, and its 404 is for anyone. */
export function audienceOf(handle: Pick<PlacedHandle, 'audience' | 'needsLogin'> | undefined): Audience {
	return handle?.audience ?? (handle?.needsLogin ? 'shopper' : 'anyone');
}

/** The tags whose purge drops the page from the output cache. Every page with the default layout shows the menu. */
export function tagsOf({ matches, loaderData, errors }: StaticHandlerContext): CacheTag[] {
	const menu: CacheTag[] = matches.some(({ route }) => route.id === 'default') ? ['menu'] : [];
	const route = matches.at(-1)?.route;
	if (errors || !route || !isPageHandle(route.handle)) return menu;
	return [...menu, ...(route.handle.tags?.(loaderData[route.id]) ?? [])];
}
