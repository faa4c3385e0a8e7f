import type { LayoutName, Place } from '../routes.ts';

interface PlacedView {
	name: string;
	path: string;
	layout: LayoutName;
	page: Place;
}
export type ViewSettings = readonly PlacedView[];

/** Settings of the addresses, the same on the server and in the browser. */
export interface RoutingSettings {
	views: ViewSettings;
	/** Whether a device remembers what unknown paths stand for. */
	remembersPaths: boolean;
	preventsChildAccess: boolean;
}
