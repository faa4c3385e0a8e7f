import type { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';

export interface MenuItem {
	label: string;
	href: string;
	children: MenuItem[];
}

export interface Menu {
	/** Prioritised tags, left of the categories. */
	tags: MenuItem[];
	items: MenuItem[];
}

type MenuCategory = Pick<
	Category,
	'id' | 'parent_id' | 'name' | 'url_path' | 'level' | 'position' | 'is_active' | 'include_in_menu'
>;
type MenuTag = Pick<Tag, 'url_key' | 'name' | 'menu_name' | 'left' | 'position'>;

/** The level of the first categories that a shopper sees; above them is the root. */
const TOP_LEVEL = 2;

function itemsBelow(parentId: number | null, categories: readonly MenuCategory[]): MenuItem[] {
	return categories
		.filter(({ parent_id, level }) => (parentId === null ? level === TOP_LEVEL : parent_id === parentId))
		.map((category) => ({
			label: category.name,
			href: categoryPath(category),
			children: itemsBelow(category.id, categories),
		}));
}

/** Active categories that are meant for the menu, as a tree, position descending (first document, section 4). */
export function buildMenu(categories: readonly MenuCategory[], tags: readonly MenuTag[]): Menu {
	const shown = categories.filter(({ is_active, include_in_menu }) => is_active && include_in_menu);
	const sorted = shown.toSorted((a, b) => b.position - a.position);
	const left = tags.filter((tag) => tag.left).toSorted((a, b) => b.position - a.position);
	return {
		tags: left.map((tag) => ({ label: tag.menu_name ?? tag.name, href: tagPath(tag), children: [] })),
		items: itemsBelow(null, sorted),
	};
}
