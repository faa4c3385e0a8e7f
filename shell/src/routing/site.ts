import type { PageModule } from '@pasaz/kernel/contract/slices';
import type { ShownStoreView, StoreLink } from '@pasaz/kernel/contract/store-view';
import { storePrefix } from '@pasaz/kernel/routes';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageName, RouteEntry } from '../routes.ts';
import { patternOf } from './route-table.ts';

/** The source of pages: the server has loaded every slice already, the browser loads a slice when it is needed. */
export interface SlicePages {
	loaded: (page: PageName) => PageModule | undefined;
	load: (page: PageName) => Promise<PageModule>;
	/** On the server it shares data between renders within a moment; the browser remembers the menu. */
	remember?: (key: string, make: () => Promise<unknown>) => Promise<unknown>;
	/** The loader of a page whose data comes from its record, else undefined; `page` is null at an address of no page. */
	loaderOf?: (page: PageName | null, routeId: string) => PageLoader | undefined;
}

export type PageLoader = (args: LoaderFunctionArgs) => Promise<unknown>;

export interface Site {
	storeView: ShownStoreView;
	storeLinks: readonly StoreLink[];
	table: readonly RouteEntry[];
	pages: SlicePages;
}

/** The base name of the router, with which every path of the storefront begins. */
export function basenameOf(storeView: Pick<ShownStoreView, 'storeCode' | 'appendStoreCode'>): string {
	return storePrefix(storeView) || '/';
}

/** Removes the prefix of the storefront; undefined if the path belongs to another one. */
export function withinStore(path: string, storeView: Pick<ShownStoreView, 'storeCode' | 'appendStoreCode'>) {
	const prefix = storePrefix(storeView);
	if (path.toLowerCase() === prefix) return '/';
	return path.toLowerCase().startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** Lists storefronts with a prefix, whose paths lie below the one without. */
export function storesBelow({ storeView, storeLinks }: Pick<Site, 'storeView' | 'storeLinks'>): StoreLink[] {
	const others = storeLinks.filter(({ storeCode }) => storeCode !== storeView.storeCode);
	return storeView.appendStoreCode ? [] : others.filter(({ appendStoreCode }) => appendStoreCode);
}

/** Whether a path without its prefix must be looked up: no route matches it, and no other storefront has it. */
export function needsLookUp(path: string, site: Pick<Site, 'storeView' | 'storeLinks' | 'table'>): boolean {
	if (patternOf(path, site.table) !== undefined) return false;
	return !storesBelow(site).some((link) => withinStore(path, link) !== undefined);
}
