import type { LayoutName } from '../routes.ts';

/** The id of the route that holds the pages of a layout, including those that are looked up. */
export function slotOf(layout: LayoutName): string {
	return `${layout}-pages`;
}

export function isSlot(routeId: string): boolean {
	return routeId.endsWith('-pages');
}
