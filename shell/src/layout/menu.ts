import type { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { type Branch, categoryTree } from '@pasaz/kernel/domain/category-tree';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';

/** `url` is unique in a menu. */
export interface MenuItem {
	label: string;
	url: string;
	children: MenuItem[];
}

/** Tags marked `left`, then categories, then the other tags. */
export type Menu = readonly MenuItem[];

export type MenuCategory = Pick<
	Category,
	'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'level' | 'position' | 'is_active' | 'include_in_menu'
>;
export type MenuTag = Pick<Tag, 'id' | 'slug' | 'url_key' | 'name' | 'menu_name' | 'left' | 'position'>;

function categoryItem({ category, children }: Branch<MenuCategory>): MenuItem {
	return { label: category.name, url: categoryPath(category), children: children.map(categoryItem) };
}

function tagItems(tags: readonly MenuTag[]): MenuItem[] {
	const sorted = tags.toSorted((a, b) => b.position - a.position);
	return sorted.map((tag) => ({ label: tag.menu_name ?? tag.name, url: tagPath(tag), children: [] }));
}

/** `shownTags` are the slugs in the menu setting; the highest position comes first (rules 7.1, 7.2). */
export function buildMenu(
	categories: readonly MenuCategory[],
	tags: readonly MenuTag[],
	shownTags: readonly string[],
): Menu {
	const shown = tags.filter(({ slug }) => shownTags.includes(slug));
	const inMenu = categories.filter(({ include_in_menu }) => include_in_menu);
	return [
		...tagItems(shown.filter(({ left }) => left)),
		...categoryTree(inMenu).map(categoryItem),
		...tagItems(shown.filter(({ left }) => !left)),
	];
}
