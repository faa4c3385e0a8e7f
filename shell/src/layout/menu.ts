import { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { type Branch, categoryTree } from '@pasaz/kernel/domain/category-tree';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';

/** `url` is unique in a menu. */
export interface MenuItem {
	label: string;
	url: string;
	children: MenuItem[];
}

/** Tags marked `left`, then categories, then the other tags. */
export type Menu = readonly MenuItem[];

export const MenuCategory = z.pick(Category, {
	id: true,
	parent_id: true,
	name: true,
	slug: true,
	url_path: true,
	level: true,
	position: true,
	is_active: true,
	include_in_menu: true,
});
export type MenuCategory = z.infer<typeof MenuCategory>;

export const MenuTag = z.pick(Tag, {
	id: true,
	slug: true,
	url_key: true,
	name: true,
	menu_name: true,
	left: true,
	position: true,
});
export type MenuTag = z.infer<typeof MenuTag>;

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
