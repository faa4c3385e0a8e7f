import type { Category } from '../contract/catalog.ts';

/** Level of the first categories below the root. */
export const TOP_LEVEL = 2;

export type PlacedCategory = Pick<Category, 'id' | 'parent_id' | 'level' | 'position' | 'is_active'>;

export interface Branch<Item> {
	category: Item;
	children: Branch<Item>[];
}

/** Active categories as a tree in the menu's order. `ancestors` stops a circle of parents. */
export function categoryTree<Item extends PlacedCategory>(
	categories: readonly Item[],
	parent: number | null = null,
	ancestors: readonly number[] = [],
): Branch<Item>[] {
	const isChild = ({ level, parent_id }: Item) =>
		parent === null ? level === TOP_LEVEL : level > TOP_LEVEL && parent_id === parent;
	return categories
		.filter((category) => category.is_active && isChild(category) && !ancestors.includes(category.id))
		.toSorted((a, b) => b.position - a.position)
		.map((category) => ({ category, children: categoryTree(categories, category.id, [...ancestors, category.id]) }));
}
