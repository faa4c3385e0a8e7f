import type { LayoutName, PageName } from '../routes.ts';

interface PlacedView {
	name: string;
	path: string;
	layout: LayoutName;
	page: PageName;
	personal?: true | undefined;
}
/** Addresses of the configuration, and of slices that declare their own. */
export type ViewSettings = readonly PlacedView[];

/** Settings of the addresses. The browser knows its own part. */
export interface RoutingSettings {
	views: ViewSettings;
	/** Whether a device remembers what unknown paths stand for. */
	remembersPaths: boolean;
	/** Whether a variant's own address leads to its parent; only the server looks addresses up. */
	preventsChildAccess: boolean;
}
