import { Attribute, Category, type CategoryNode, type EntityType, Tag, TaxRule } from '@pasaz/kernel/contract/catalog';
import { CmsBlock, CmsNode, CmsPage } from '@pasaz/kernel/contract/content';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { ContentView } from '../content/content-view.ts';

export type Document = Readonly<Record<string, unknown>>;

/** All documents of one kind, few enough to search in memory. */
export interface Collection {
	documents: readonly Document[];
	/** Fields that filters, sorts and answers may name. */
	fields: readonly string[];
	language: string;
}

/** Products and reviews are too many for this. */
export type SmallEntity = Exclude<EntityType, 'product' | 'review'>;

const SHAPES = {
	category: Category,
	attribute: Attribute,
	tag: Tag,
	taxrule: TaxRule,
	cms_page: CmsPage,
	cms_block: CmsBlock,
	cms_hierarchy: CmsNode,
};

export function collectionOf(type: SmallEntity, view: CatalogView, content: ContentView): Collection {
	const documents: Record<SmallEntity, readonly Document[]> = {
		category: linkedCategories(view),
		attribute: view.attributes,
		tag: view.tags,
		taxrule: view.taxRules,
		cms_page: view.pages,
		cms_block: content.blocks,
		cms_hierarchy: content.hierarchy,
	};
	return {
		documents: documents[type],
		fields: Object.keys(SHAPES[type].shape),
		language: view.localization.language,
	};
}

const linked = new WeakMap<CatalogView, readonly Document[]>();

/** Categories with the ids above and below them, computed once for each version of the catalogue. */
function linkedCategories(view: CatalogView): readonly Document[] {
	const known = linked.get(view);
	if (known) return known;
	const byParent = Map.groupBy(view.categories, ({ parent_id }) => parent_id);
	const below = (id: number): CategoryNode[] =>
		(byParent.get(id) ?? []).map((child) => ({ id: child.id, children_data: below(child.id) }));
	const documents = view.categories.map((category) => ({
		...category,
		parent_ids: category.path.split('/').slice(0, -1).map(Number),
		children_data: below(category.id),
		children_count: byParent.get(category.id)?.length ?? 0,
	}));
	linked.set(view, documents);
	return documents;
}
