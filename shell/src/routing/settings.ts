import type { LayoutName, Place } from '../routes.ts';

/** A view that the configuration places. */
interface PlacedView {
	name: string;
	path: string;
	layout: LayoutName;
	page: Place;
}
export type ViewSettings = readonly PlacedView[];

/** How this shop's addresses work; the same on the server and in the browser. */
export interface RoutingSettings {
	views: ViewSettings;
	/** Whether a device remembers what unknown paths stand for. */
	remembersPaths: boolean;
	/** Whether a variant that is opened by its own address leads to its parent's. */
	preventsChildAccess: boolean;
}
