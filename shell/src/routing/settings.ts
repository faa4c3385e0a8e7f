import type { LayoutName, Place } from '../routes.ts';

/** A view that the configuration adds or moves. */
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
	/** Whether the address of a variant redirects to its parent. */
	preventsChildAccess: boolean;
}
