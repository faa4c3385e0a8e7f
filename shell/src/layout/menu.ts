import type { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { categoryPath, tagPath } from '@pasaz/kernel/routes';

/** What the menu is built from (rule 7.3). */
interface MenuEntry {
	id: number;
	label: string;
	url: string;
	parentId: number | null;
	position: number;
	includeInMenu: boolean;
}

/** An entry in its place in the tree, with what the browser needs of it; its address tells it from the others. */
export interface MenuItem extends Pick<MenuEntry, 'label' | 'url'> {
	children: MenuItem[];
}

/** Prioritised tags, categories, the other tags. */
export type Menu = readonly MenuItem[];

export type MenuCategory = Pick<
	Category,
	'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'level' | 'position' | 'is_active' | 'include_in_menu'
>;
export type MenuTag = Pick<Tag, 'id' | 'slug' | 'url_key' | 'name' | 'menu_name' | 'left' | 'position'>;

/** The level of the first categories that a shopper sees; above them is the root. */
const TOP_LEVEL = 2;

function categoryEntry(category: MenuCategory): MenuEntry {
	const { id, name, level, parent_id, position, is_active, include_in_menu } = category;
	return {
		id,
		label: name,
		url: categoryPath(category),
		parentId: level === TOP_LEVEL ? null : parent_id,
		position,
		includeInMenu: is_active && include_in_menu,
	};
}

function tagEntry(tag: MenuTag): MenuEntry {
	const { id, name, menu_name, position } = tag;
	return { id, label: menu_name ?? name, url: tagPath(tag), parentId: null, position, includeInMenu: true };
}

/** Entries below a parent, position descending. `above` is where they hang, so that a circle of parents ends. */
function tree(
	entries: readonly MenuEntry[],
	parentId: number | null = null,
	above: readonly number[] = [],
): MenuItem[] {
	return entries
		.filter((entry) => entry.includeInMenu && entry.parentId === parentId && !above.includes(entry.id))
		.toSorted((a, b) => b.position - a.position)
		.map(({ id, label, url }) => ({ label, url, children: tree(entries, id, [...above, id]) }));
}

/**
 * Active categories that are meant for the menu, as a tree, position descending; of the tags those that the menu setting
 * names, by slug (rules 7.1, 7.2).
 */
export function buildMenu(
	categories: readonly MenuCategory[],
	tags: readonly MenuTag[],
	shownTags: readonly string[],
): Menu {
	const shown = tags.filter(({ slug }) => shownTags.includes(slug));
	return [
		...tree(shown.filter(({ left }) => left).map(tagEntry)),
		...tree(categories.map(categoryEntry)),
		...tree(shown.filter(({ left }) => !left).map(tagEntry)),
	];
}
