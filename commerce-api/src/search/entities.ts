import { Attribute, Category, type CategoryNode, type EntityType, Tag, TaxRule } from '@pasaz/kernel/contract/catalog';
import { CmsBlock, CmsNode, CmsPage } from '@pasaz/kernel/contract/content';
import type { CatalogView } from '../catalogue/catalog-view.ts';
import type { ContentView } from '../content/content-view.ts';

export type Document = Readonly<Record<string, unknown>>;

/** Everything of one kind, small enough to be searched in memory. */
export interface Collection {
	documents: readonly Document[];
	/** What filters, sorts and answers may name. */
	fields: readonly string[];
	/** Of names and labels. */
	language: string;
}

/** Kinds that grow with the number of shoppers or products are searched elsewhere. */
export type SmallEntity = Exclude<EntityType, 'product' | 'review'>;

export function collectionOf(type: SmallEntity, view: CatalogView, content: ContentView): Collection {
	return { ...documentsOf(type, view, content), language: view.localization.language };
}

function documentsOf(type: SmallEntity, view: CatalogView, content: ContentView): Omit<Collection, 'language'> {
	switch (type) {
		case 'category':
			return { documents: linkedCategories(view), fields: Object.keys(Category.shape) };
		case 'attribute':
			return { documents: view.attributes, fields: Object.keys(Attribute.shape) };
		case 'tag':
			return { documents: view.tags, fields: Object.keys(Tag.shape) };
		case 'taxrule':
			return { documents: view.taxRules, fields: Object.keys(TaxRule.shape) };
		case 'cms_page':
			return { documents: view.pages, fields: Object.keys(CmsPage.shape) };
		case 'cms_block':
			return { documents: content.blocks, fields: Object.keys(CmsBlock.shape) };
		case 'cms_hierarchy':
			return { documents: content.hierarchy, fields: Object.keys(CmsNode.shape) };
	}
}

const linked = new WeakMap<CatalogView, readonly Document[]>();

/** With the ids above and below each, once for each version of the catalogue. */
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
