import { Category } from '@pasaz/kernel/contract/catalog';
import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import { type DocumentOf, documentOf, findMany } from '@pasaz/kernel/network/find';
import { categoryPath } from '@pasaz/kernel/routes';

const { id, name, slug, url_path, path, level, position } = Category.shape;
const Crumb = documentOf({ id, name, slug, url_path, path, level, position });

/** From the first level of the menu to the deepest category of the product. */
function crumbsOf(categories: readonly DocumentOf<typeof Crumb>[]) {
	const [deepest] = categories.toSorted((a, b) => b.level - a.level || b.position - a.position);
	const ids = deepest?.path.split('/').map(Number) ?? [];
	return categories
		.filter(({ id }) => ids.includes(id))
		.toSorted((a, b) => a.level - b.level)
		.map((category) => ({ name: category.name, href: categoryPath(category) }));
}

export async function loadCrumbs(api: Api, { category_ids }: Product) {
	if (category_ids.length === 0) return [];
	return crumbsOf(await findMany(api, 'category', Crumb, { where: { id: category_ids, is_active: true } }));
}
