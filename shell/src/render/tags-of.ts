import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { StaticHandlerContext } from 'react-router';
import { isPageHandle } from '../routing/page-meta.ts';

/** The tags whose purge drops the page from the output cache. Every page with the default layout shows the menu. */
export function tagsOf({ matches, loaderData, errors }: StaticHandlerContext): CacheTag[] {
	const menu: CacheTag[] = matches.some(({ route }) => route.id === 'default') ? ['menu'] : [];
	const route = matches.at(-1)?.route;
	if (errors || !route || !isPageHandle(route.handle)) return menu;
	return [...menu, ...(route.handle.tags?.(loaderData[route.id]) ?? [])];
}
