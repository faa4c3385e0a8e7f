import type { Category } from '@pasaz/kernel/contract/catalog';
import { categoryPath } from '@pasaz/kernel/routes';

export type MappedCategory = Pick<
	Category,
	'id' | 'parent_id' | 'name' | 'url_path' | 'level' | 'position' | 'is_active'
>;

export interface Branch {
	name: string;
	path: string;
	children: Branch[];
}

/** The level of the first categories that a shopper sees; above them is the root. */
const TOP_LEVEL = 2;

/** Active categories as a tree, in the menu's order. `above` ends a circle of parents. */
export function categoryTree(
	categories: readonly MappedCategory[],
	parent: number | null = null,
	above: readonly number[] = [],
): Branch[] {
	const isHere = ({ level, parent_id }: MappedCategory) =>
		parent === null ? level === TOP_LEVEL : level > TOP_LEVEL && parent_id === parent;
	return categories
		.filter((category) => category.is_active && isHere(category) && !above.includes(category.id))
		.toSorted((a, b) => b.position - a.position)
		.map((category) => ({
			name: category.name,
			path: categoryPath(category),
			children: categoryTree(categories, category.id, [...above, category.id]),
		}));
}
