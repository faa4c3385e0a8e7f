import type { StoreLink, StoreView } from '@pasaz/kernel/contract/store-view';
import type { Remote } from '../composition/remote.ts';
import type { Resolution } from './resolve-path.ts';
import type { RoutingSettings } from './settings.ts';

/**
 * What the server tells the client in the document: enough to start without asking for anything else. Server and client
 * are of one release, so it is not checked again.
 */
export interface BootData {
	releaseSet: string;
	remotes: Remote[];
	/** Slices that the server could not load; this document does without them. */
	broken: string[];
	storeView: StoreView;
	storeLinks: readonly StoreLink[];
	routing: RoutingSettings;
	/** What the URL dispatcher found for this address. */
	resolved: Resolution | null;
	/** Without the menu, where the page shows it. */
	loaderData: Record<string, unknown>;
	/** Errors by route id: only what a shopper may see. */
	errors: Record<string, { status: number }> | null;
}

export const BOOT_ELEMENT = 'pasaz-boot';
