import type { MenuItem } from '../menu.ts';

/** ms after a step back until the level that slides out is taken away (first document, section 9). */
export const POP_DELAY = 300;

export interface SubmenuPath {
	/** Ids of the items that were stepped into; those from `depth` on are on their way out. */
	ids: readonly number[];
	/** How many levels below the top the shopper is. */
	depth: number;
}

export const TOP: SubmenuPath = { ids: [], depth: 0 };

export function stepInto({ ids, depth }: SubmenuPath, id: number): SubmenuPath {
	return { ids: [...ids.slice(0, depth), id], depth: depth + 1 };
}

export function stepBack({ ids, depth }: SubmenuPath): SubmenuPath {
	return { ids, depth: Math.max(0, depth - 1) };
}

/** Takes away what has slid out. */
export function pop({ ids, depth }: SubmenuPath): SubmenuPath {
	return { ids: ids.slice(0, depth), depth };
}

/** The items along a path, from the top on; it ends where the menu does not know an id. */
export function itemsAlong(items: readonly MenuItem[], [id, ...rest]: readonly number[]): MenuItem[] {
	const item = items.find((one) => one.id === id);
	return item ? [item, ...itemsAlong(item.children, rest)] : [];
}
