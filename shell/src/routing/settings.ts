import type { LayoutName, PageName } from '../routes.ts';

interface PlacedView {
	name: string;
	path: string;
	layout: LayoutName;
	page: PageName;
	personal?: true | undefined;
}
export type ViewSettings = readonly PlacedView[];

export interface RoutingSettings {
	views: ViewSettings;
	/** Whether a device remembers what unknown paths stand for. */
	remembersPaths: boolean;
	/** Whether a variant's own address leads to its parent; only the server looks addresses up. */
	preventsChildAccess: boolean;
}
