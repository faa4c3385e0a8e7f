import type { ShownStoreView, StoreLink } from '@pasaz/kernel/contract/store-view';
import type { Remote } from '../composition/remote.ts';
import type { Resolution } from './resolve-path.ts';
import type { RoutingSettings } from './settings.ts';

/** Read from the document without a check, because server and client are of one release. */
export interface BootData {
	releaseSet: string;
	/** Slices on the page, and on those that usually follow it. */
	remotes: Remote[];
	/** Slices that the server could not load; this document does not use them. */
	broken: string[];
	storeView: ShownStoreView;
	storeLinks: readonly StoreLink[];
	routing: Pick<RoutingSettings, 'views' | 'remembersPaths'>;
	resolved: Resolution | null;
	/** As in a `ShownPage`. */
	incomplete?: boolean | undefined;
	/** Leaves out the menu, which the client reads from the page. */
	loaderData: Record<string, unknown>;
	/** Errors by route id, with only what a shopper may see. */
	errors?: Record<string, { status: number }> | null;
}

export const BOOT_ELEMENT = 'pasaz-boot';
