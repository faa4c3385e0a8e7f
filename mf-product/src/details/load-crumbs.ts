import { Category, catalogSearch } from '@pasaz/kernel/contract/catalog';
import type { Product } from '@pasaz/kernel/contract/product';
import type { Api } from '@pasaz/kernel/network/api';
import { categoryPath } from '@pasaz/kernel/routes';

/** From the first level of the menu down to the deepest category of the product. */
function crumbsOf(categories: readonly Category[]) {
	const [deepest] = categories.toSorted((a, b) => b.level - a.level || b.position - a.position);
	const ids = deepest?.path.split('/').map(Number) ?? [];
	return categories
		.filter(({ id }) => ids.includes(id))
		.toSorted((a, b) => a.level - b.level)
		.map((category) => ({ name: category.name, href: categoryPath(category) }));
}

export async function loadCrumbs(api: Api, { category_ids }: Product) {
	if (category_ids.length === 0) return [];
	const { hits } = await api.call(catalogSearch, {
		body: {
			type: 'category',
			searchQuery: {
				_appliedFilters: [
					{ attribute: 'id', value: { in: category_ids } },
					{ attribute: 'is_active', value: { eq: true } },
				],
			},
			size: 999,
			sourceExclude: ['description', 'image', 'meta_title', 'meta_description'],
		},
	});
	return crumbsOf(hits.map((hit) => Category.parse(hit)));
}
