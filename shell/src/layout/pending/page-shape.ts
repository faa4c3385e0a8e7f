import type { Menu, MenuItem } from '../menu.ts';

/** What a page on its way will look like, as far as that is known before it comes. */
export type PageShape = 'listing' | 'product';

function leadsTo(items: readonly MenuItem[], path: string): boolean {
	return items.some(({ url, children }) => url === path || leadsTo(children, path));
}

/** The menu knows the listings, and a tile leads to a product; of other pages nothing is guessed. */
export function pageShape(path: string, { menu, fromTile }: { menu: Menu; fromTile: boolean }): PageShape | null {
	if (leadsTo(menu, path)) return 'listing';
	return fromTile ? 'product' : null;
}
