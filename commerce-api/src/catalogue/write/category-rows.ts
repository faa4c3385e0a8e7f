import type { Category } from '@pasaz/kernel/contract/catalog';
import type { CatalogSource, SourceCategory } from '../source/catalog-source.ts';
import { cleanHtml } from '../source/clean-html.ts';
import { pathsDownTo } from '../source/source-addresses.ts';
import type { IdOf } from './catalog-ids.ts';

/** The shop's own node of the tree; the menu's first level is below it, at level 2 (rule 24.8). */
const SHOP_ROOT = { id: 2, path: '1/2', level: 1 };

/** Products count in their categories and in all above them. */
export function categoryRows(source: CatalogSource, idOf: IdOf) {
	const counts = productCounts(source);
	const paths = source.categories.map(({ urlPath }) => urlPath);
	return source.categories.map((category) => {
		const above = pathsDownTo(category.urlPath).map((path) => idOf('category', path));
		const children = paths.filter((path) => parentPath(path) === category.urlPath).length;
		return {
			id: idOf('category', category.urlPath),
			urlPath: category.urlPath,
			document: toDocument(category, above, { products: counts.get(category.urlPath) ?? 0, children }),
		};
	});
}

function toDocument(
	category: SourceCategory,
	idsDown: number[],
	counts: { products: number; children: number },
): Category {
	const { urlPath, address = urlPath, addresses } = category;
	const slug = address.split('/').at(-1) ?? '';
	const [parent = SHOP_ROOT.id] = idsDown.slice(-2, -1);
	return {
		id: idsDown.at(-1) ?? SHOP_ROOT.id,
		parent_id: parent,
		name: category.name,
		slug,
		url_key: slug,
		url_path: address,
		...(addresses && { addresses }),
		path: [SHOP_ROOT.path, ...idsDown].join('/'),
		level: SHOP_ROOT.level + idsDown.length,
		position: category.position,
		is_active: true,
		include_in_menu: category.includeInMenu,
		product_count: counts.products,
		children_count: counts.children,
		image: category.image ?? null,
		description: category.description ? cleanHtml(category.description) : null,
		meta_title: category.metaTitle ?? null,
		meta_description: category.metaDescription ?? null,
	};
}

function parentPath(urlPath: string): string {
	return urlPath.slice(0, Math.max(urlPath.lastIndexOf('/'), 0));
}

function productCounts({ products }: CatalogSource): Map<string, number> {
	const counts = new Map<string, number>();
	for (const product of products) {
		if (!product.enabled || product.visibility === 1) continue;
		for (const path of new Set(product.categories.flatMap(pathsDownTo))) counts.set(path, (counts.get(path) ?? 0) + 1);
	}
	return counts;
}
