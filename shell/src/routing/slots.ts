import type { LayoutName } from '../routes.ts';

/** The id of the route below a layout that holds its pages, those too that the URL dispatcher adds. */
export function slotOf(layout: LayoutName): string {
	return `${layout}-pages`;
}

export function isSlot(routeId: string): boolean {
	return routeId.endsWith('-pages');
}
