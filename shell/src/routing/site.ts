import type { PageModule } from '@pasaz/kernel/contract/slices';
import type { StoreLink, StoreView } from '@pasaz/kernel/contract/store-view';
import { storePrefix } from '@pasaz/kernel/routes';
import type { Place, RouteEntry } from '../routes.ts';
import { isUnknown } from './resolve-path.ts';

/** Where pages come from: on the server every slice is loaded already; the browser fetches a slice when it is needed. */
export interface PageSource {
	loaded: (place: Place) => PageModule | undefined;
	load: (place: Place) => Promise<PageModule>;
	/** On the server: shares data between renders of one address that follow each other. In the browser: see `keptPages`. */
	remember?: (key: string, make: () => Promise<unknown>) => Promise<unknown>;
}

/** One storefront as its router sees it. */
export interface Site {
	storeView: StoreView;
	storeLinks: readonly StoreLink[];
	table: readonly RouteEntry[];
	pages: PageSource;
}

/** The base name of the storefront's router: every path of it begins with it. */
export function basenameOf(storeView: Pick<StoreView, 'storeCode' | 'appendStoreCode'>): string {
	return storePrefix(storeView) || '/';
}

/** A path of the storefront without its prefix; undefined where it is another's. */
export function withinStore(path: string, storeView: Pick<StoreView, 'storeCode' | 'appendStoreCode'>) {
	const prefix = storePrefix(storeView);
	if (path.toLowerCase() === prefix) return '/';
	return path.toLowerCase().startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** The other storefronts whose paths lie within this one's: those with a prefix, seen from the one without. */
export function storesBelow({ storeView, storeLinks }: Pick<Site, 'storeView' | 'storeLinks'>): StoreLink[] {
	const others = storeLinks.filter(({ storeCode }) => storeCode !== storeView.storeCode);
	return storeView.appendStoreCode ? [] : others.filter(({ appendStoreCode }) => appendStoreCode);
}

/** Whether a path, without the storefront's prefix, has to be looked up: no route matches, and no other storefront. */
export function needsLookUp(path: string, site: Pick<Site, 'storeView' | 'storeLinks' | 'table'>): boolean {
	return isUnknown(path, site.table) && !storesBelow(site).some((link) => withinStore(path, link) !== undefined);
}
